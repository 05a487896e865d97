import { DEVICE_FULL, DeviceError, type OutboxPhoto, readPhoto, readPhotos, writePhoto } from './device.store.ts';
import { newUuid } from './new-uuid.ts';
import { tell } from './outbox.signals.ts';
import { preparePhoto } from './photo.prepare.ts';
import { PhotoError, type ReadyPhoto } from './photo.resize.ts';

export type NewPhoto = Pick<OutboxPhoto, 'person' | 'lotacaoId' | 'contexto' | 'title' | 'keepsPlace' | 'covered'>;

/** A photo that killed the tab twice is left alone. */
const MOST_TRIES = 2;
const UNREADABLE = 'Não deu para ler esta imagem. Tire outra foto.';

/**
 * Writes the photo to the device before anything else, so that it is there whatever happens next. Returns its id at once; the
 * resizing goes on in the background. Throws DeviceError where there is no room for it, even made smaller.
 */
export async function takeIn(file: Blob, about: NewPhoto): Promise<string> {
  const photo: OutboxPhoto = {
    ...about,
    id: newUuid(),
    at: new Date().toISOString(),
    original: file,
    image: null,
    sha256: null,
    takenAt: null,
    tries: 0,
    name: null,
    refusal: null,
  };
  try {
    await writePhoto(photo);
  } catch (error) {
    // No room for the camera's file: there may be room for the file to send, a tenth of it.
    if (!(error instanceof DeviceError) || error.message !== DEVICE_FULL) throw error;
    await writePhoto({ ...photo, ...(await preparePhoto(file, about.keepsPlace)), original: null });
    return photo.id;
  }
  return photo.id;
}

export async function finishPhotos(person: string): Promise<void> {
  for (const { id, image, refusal } of await readPhotos(person)) {
    if (image === null && refusal === null) await finishPhoto(id);
  }
}

const underWay = new Map<string, Promise<void>>();

/** One run at a time for each photo, whoever asks. */
export function finishPhoto(id: string): Promise<void> {
  const begun = underWay.get(id) ?? finish(id).finally(() => underWay.delete(id));
  underWay.set(id, begun);
  return begun;
}

async function finish(id: string): Promise<void> {
  const photo = await readPhoto(id);
  if (!photo?.original || photo.image || photo.refusal !== null) return;
  const trying = { ...photo, tries: photo.tries + 1 };
  await writePhoto(trying).catch(() => undefined);
  const result = trying.tries > MOST_TRIES ? { refusal: UNREADABLE } : await made(photo.original, photo.keepsPlace);
  // The person may have deleted the photo meanwhile.
  if (result && (await readPhoto(id))) await writePhoto({ ...trying, ...result }).catch(() => undefined);
  tell('changed');
}

async function made(original: Blob, keepsPlace: boolean | undefined): Promise<ReadyPhoto | { refusal: string }> {
  try {
    return await preparePhoto(original, keepsPlace);
  } catch (error) {
    return { refusal: error instanceof PhotoError ? error.message : UNREADABLE };
  }
}
