import type { DBSchema } from 'idb';
import { deviceBase } from '../app/device.base.ts';
import type { Kind } from '../outbox.kinds.ts';

// Drafts, photos and the send queue, which a phone at a gate must not lose: the camera may close the tab and the network may be
// gone for hours. Keyed by person: signing out loses nothing, and nobody sees another's.

export interface OutboxItem<Body = unknown> {
  /** The record's id on the server too, the same at every try. */
  id: string;
  /** Registration number: nobody sends another person's record. */
  person: string;
  kind: Kind;
  title: string;
  detail: string;
  body: Body;
  photos: readonly string[];
  at: string;
  /** The server has the record; photos may still be missing. */
  delivered: boolean;
  /** The server's reason for refusing the record; null while it waits. */
  refusal: string | null;
  /** The server's last answer to a try that may still succeed; null or absent where there was none. */
  waiting?: string | null;
}

export interface OutboxPhoto {
  id: string;
  person: string;
  lotacaoId: number;
  contexto: string;
  title: string;
  at: string;
  /** The camera's file, kept until the server has confirmed the photo. */
  original: Blob | null;
  /** The file to send; null until the smaller image is made. */
  image: Blob | null;
  sha256: string | null;
  /** When the camera took it, by the camera's clock: "2026-11-20T12:33:10", with the offset where the camera tells it. */
  takenAt: string | null;
  /** Whether the place it was taken in is sent too; absent means no. */
  keepsPlace?: boolean;
  /** Part of it was covered before it came here; absent means no. */
  covered?: boolean;
  /** How often the resizing was begun: a photo that kills the tab must not do so for ever. */
  tries: number;
  name: string | null;
  refusal: string | null;
  /** As `waiting` of OutboxItem. */
  waiting?: string | null;
}

interface Draft {
  person: string;
  value: unknown;
}

interface Base extends DBSchema {
  items: { key: string; value: OutboxItem };
  photos: { key: string; value: OutboxPhoto };
  drafts: { key: string; value: Draft };
}

const opened = deviceBase<Base>('alipen-fila', 1, ['items', 'photos', 'drafts']);

export const DEVICE_FULL =
  'A memória deste aparelho está cheia. O que já estava guardado continua: libere espaço e tente de novo.';

/** The device has no room, or the browser stores nothing (private window): the person must be told at once. */
export class DeviceError extends Error {
  override name = 'DeviceError';
}

async function writing<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const full = error instanceof DOMException && error.name === 'QuotaExceededError';
    throw new DeviceError(full ? DEVICE_FULL : 'Este navegador não deixou guardar no aparelho.', { cause: error });
  }
}

/**
 * Takes all steps or none: a step that fails at once (no room) aborts those before it. Throws the step's own error, which says why.
 */
async function whole(change: { done: Promise<void>; abort: () => void }, steps: readonly (() => Promise<unknown>)[]) {
  const done = change.done.catch(() => undefined);
  try {
    await Promise.all(steps.map(step => step()));
  } catch (error) {
    try {
      change.abort();
    } catch {
      // The transaction has already aborted by itself.
    }
    await done;
    throw error;
  }
  await change.done;
}

const byAge = (a: { at: string }, b: { at: string }) => (a.at < b.at ? -1 : 1);

export async function readItems(person: string): Promise<OutboxItem[]> {
  const all = await opened()
    .then(db => db.getAll('items'))
    .catch(() => []);
  return all.filter(item => item.person === person).sort(byAge);
}
export const readItem = async (id: string) => (await opened()).get('items', id);
export const writeItem = async (item: OutboxItem) => writing(opened().then(db => db.put('items', item, item.id)));

export async function readPhotos(person: string): Promise<OutboxPhoto[]> {
  const all = await opened()
    .then(db => db.getAll('photos'))
    .catch(() => []);
  return all.filter(photo => photo.person === person).sort(byAge);
}
export const readPhoto = async (id: string) => (await opened()).get('photos', id);
export const writePhoto = async (photo: OutboxPhoto) => writing(opened().then(db => db.put('photos', photo, photo.id)));
export async function removePhotos(ids: readonly string[]) {
  const db = await opened();
  await Promise.all(ids.map(id => db.delete('photos', id)));
}

/** Removes a record and its photos in one transaction, never one without the other. */
export async function removeItem({ id, photos }: Pick<OutboxItem, 'id' | 'photos'>) {
  const change = (await opened()).transaction(['items', 'photos'], 'readwrite');
  change.objectStore('items').delete(id);
  for (const photo of photos) change.objectStore('photos').delete(photo);
  await change.done;
}

/** Moves a draft to the queue in one transaction: a tab killed between two would lose the record or send it twice. */
export const queueItem = (item: OutboxItem, draftKey: string) =>
  writing(
    opened().then(async db => {
      const change = db.transaction(['items', 'drafts'], 'readwrite');
      await whole(change, [
        () => change.objectStore('items').put(item, item.id),
        () => change.objectStore('drafts').delete(draftKey),
      ]);
    }),
  );

/** Moves a refused record back to its draft. The photos stay. */
export const reopenItem = (id: string, draftKey: string, person: string, value: unknown) =>
  writing(
    opened().then(async db => {
      const change = db.transaction(['items', 'drafts'], 'readwrite');
      await whole(change, [
        () => change.objectStore('drafts').put({ person, value }, draftKey),
        () => change.objectStore('items').delete(id),
      ]);
    }),
  );

export const readDraft = async <T>(key: string): Promise<T | undefined> =>
  opened()
    .then(db => db.get('drafts', key))
    .then(draft => draft?.value as T | undefined)
    .catch(() => undefined);

export async function readDrafts<T>(person: string, prefix: string): Promise<T[]> {
  const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
  const all = await opened()
    .then(db => db.getAll('drafts', range))
    .catch(() => []);
  return all.filter(draft => draft.person === person).map(draft => draft.value as T);
}
export const writeDraft = async (key: string, person: string, value: unknown) =>
  writing(opened().then(db => db.put('drafts', { person, value }, key)));
