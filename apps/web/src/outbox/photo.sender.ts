import type { components } from '@alipen/contracts/generated/bff';
import { upload } from '../app/upload.call.ts';
import { ProblemError, sentenceOf } from '../base/problem.error.ts';
import { type OutboxItem, type OutboxPhoto, readPhoto, writePhoto } from './device.store.ts';
import { notePart, tell } from './outbox.signals.ts';
import { isHeld } from './photo.hold.ts';
import { isForLater, reasonToWait } from './refusal.rule.ts';

type Foto = components['schemas']['Foto'];

/** Photos of finished records come before photos of unfinished ones; in each group, the smallest first. */
export function photosToSend(items: readonly OutboxItem[], photos: readonly OutboxPhoto[]): OutboxPhoto[] {
  const finished = new Set(items.flatMap(item => item.photos));
  const held = new Set(items.flatMap(item => (item.refusal === null ? [] : item.photos)));
  const rank = ({ id, image }: OutboxPhoto) => [finished.has(id) ? 0 : 1, image?.size ?? 0] as const;
  return photos
    .filter(({ id, image, name, refusal }) => image && name === null && refusal === null && !held.has(id))
    .filter(({ id }) => finished.has(id) || !isHeld(id))
    .sort((a, b) => rank(a)[0] - rank(b)[0] || rank(a)[1] - rank(b)[1]);
}

/** False when going on now is no use. The outcome is written down before anything else is tried. */
export async function sendPhoto({ id }: OutboxPhoto): Promise<boolean> {
  const photo = await readPhoto(id);
  if (!photo?.image || photo.name !== null) return true;
  try {
    const name = await deliver(photo, photo.image);
    // The person may have deleted it while it was being sent.
    if (await readPhoto(id)) await writePhoto({ ...photo, name, original: null, waiting: null });
    return true;
  } catch (error) {
    const later = isForLater(error);
    const said = later ? reasonToWait(error) : { refusal: sentenceOf(error), waiting: null };
    if (await readPhoto(id)) await writePhoto({ ...photo, ...said });
    return !later;
  } finally {
    notePart(id, null);
    tell('changed');
  }
}

/** The photo is on the server whole or not at all: size and hash that the server reports must be those sent here. */
async function deliver(photo: OutboxPhoto, image: Blob): Promise<string> {
  const { id, lotacaoId, contexto, sha256 } = photo;
  const query = new URLSearchParams({ lotacaoId: String(lotacaoId), contexto, sha256: sha256 ?? '' });
  if (photo.covered) query.set('coberta', 'true');
  const path = `/api/ms-alipen/fotos/${id}?${query}`;
  const foto = await upload<Foto>(path, image, part => notePart(id, part), 'PUT');
  if (foto.bytes !== image.size || foto.sha256 !== sha256) throw new ProblemError(0, {});
  return foto.foto;
}
