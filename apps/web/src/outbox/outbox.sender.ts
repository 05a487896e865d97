import { ProblemError, sentenceOf } from '../base/problem.error.ts';
import { KINDS } from '../outbox.kinds.ts';
import { type OutboxItem, readItem, readItems, readPhotos, removeItem, writeItem } from './device.store.ts';
import { photoLanes } from './network.rule.ts';
import { tell } from './outbox.signals.ts';
import { finishPhotos } from './photo.intake.ts';
import { photosToSend, sendPhoto } from './photo.sender.ts';
import { isForLater, reasonToWait } from './refusal.rule.ts';

/** `later`: something waits for the network, the server or a password. `elsewhere`: another tab is sending. */
export type Outcome = 'done' | 'later' | 'elsewhere';

/**
 * Only one tab sends at a time. In browsers without locks, the id of each record and photo keeps the server from writing it twice.
 */
async function alone(work: () => Promise<Outcome>): Promise<Outcome> {
  if (!navigator.locks) return work();
  return navigator.locks.request('alipen-fila', { ifAvailable: true }, async lock => (lock ? work() : 'elsewhere'));
}

export const sendOutbox = (person: string): Promise<Outcome> =>
  alone(async () => {
    await finishPhotos(person);
    const answers = await sendRecords(person, 'record');
    const photos = answers === 'done' ? await sendPhotos(person) : 'later';
    return photos === 'done' ? sendRecords(person, 'photos') : 'later';
  });

/** Stops at the first record that finds no network; a refused record is kept with the reason. */
async function sendRecords(person: string, first: 'record' | 'photos'): Promise<Outcome> {
  for (const { id } of await readItems(person)) {
    // Read again, because the person may have taken it back meanwhile.
    const item = await readItem(id);
    if (!item || item.refusal !== null || KINDS[item.kind].first !== first || item.delivered) continue;
    try {
      await sendRecord(item);
    } catch (error) {
      const later = isForLater(error);
      await note(item, later ? reasonToWait(error) : { refusal: sentenceOf(error), waiting: null });
      if (later) return 'later';
    }
  }
  return 'done';
}

async function note({ id }: OutboxItem, said: Partial<OutboxItem>) {
  const before = await readItem(id);
  const after = before && { ...before, ...said };
  if (!after || (after.refusal === before.refusal && after.waiting === before.waiting)) return;
  await writeItem(after);
  tell('changed');
}

async function sendRecord(item: OutboxItem) {
  const { first, load } = KINDS[item.kind];
  const photos = (await readPhotos(item.person)).filter(({ id }) => item.photos.includes(id));
  const missing = item.photos.find(id => !photos.some(photo => photo.id === id));
  if (missing) throw new ProblemError(422, { detail: 'Uma foto deste registro não está mais neste aparelho.' });
  const refused = photos.find(({ refusal }) => refusal !== null);
  const names = photos.flatMap(({ name }) => name ?? []);
  if (first === 'photos') {
    if (refused) throw new ProblemError(422, { detail: refused.refusal ?? '' });
    if (names.length < item.photos.length) return;
  }
  const { send } = await load();
  // The photos go in the order they were taken, which is the order the person sees.
  await send(
    item,
    item.photos.flatMap(id => photos.find(photo => photo.id === id)?.name ?? []),
  );
  if (names.length === item.photos.length) await removeItem(item);
  else await writeItem({ ...item, delivered: true, waiting: null });
  tell('sent');
}

/** Sends as many at a time as the network takes. Photos of unfinished records are sent too, after the others. */
async function sendPhotos(person: string): Promise<Outcome> {
  const lanes = photoLanes();
  if (lanes === 0) return 'done';
  const queue = photosToSend(await readItems(person), await readPhotos(person));
  let outcome: Outcome = 'done';
  const lane = async () => {
    for (let next = queue.shift(); next && outcome === 'done'; next = queue.shift()) {
      if (!(await sendPhoto(next))) outcome = 'later';
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  await closeDelivered(person);
  return outcome;
}

async function closeDelivered(person: string) {
  const photos = new Map((await readPhotos(person)).map(photo => [photo.id, photo]));
  for (const item of await readItems(person)) {
    if (!item.delivered || !item.photos.every(id => photos.get(id)?.name)) continue;
    await removeItem(item);
    tell('sent');
  }
}
