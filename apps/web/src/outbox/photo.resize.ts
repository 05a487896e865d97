import { sha256Of } from '../base/sha256.ts';
import { factsOf } from './photo.exif.ts';
import { withTakenAt } from './photo-exif.writer.ts';

/** R23: the long edge of a photo sent, in pixels. */
const LONG_EDGE = 1600;
/** Tried in turn until the file is small enough for a slow network; the last one is sent whatever its size. */
const QUALITIES = [0.82, 0.7, 0.55] as const;
const MOST_BYTES = 350_000;
/** An open image takes four bytes a pixel: more pixels would close the tab of a modest phone. */
export const MOST_PIXELS = 64_000_000;
/** A camera writes its facts within these first bytes. */
export const BEGINNING = 262_144;

export interface ReadyPhoto {
  image: Blob;
  sha256: string;
  takenAt: string | null;
}

export class PhotoError extends Error {
  override name = 'PhotoError';
}

interface Canvas {
  context: { drawImage: (image: ImageBitmap, x: number, y: number, width: number, height: number) => void } | null;
  encode: (quality: number) => Promise<Blob>;
}

export async function resizePhoto(
  file: Blob,
  newCanvas: (width: number, height: number) => Canvas,
  keepsPlace = false,
): Promise<ReadyPhoto> {
  const facts = factsOf(await file.slice(0, BEGINNING).arrayBuffer());
  if ((facts.width ?? 0) * (facts.height ?? 0) > MOST_PIXELS)
    throw new PhotoError('Esta foto é grande demais para este aparelho. Diminua o tamanho da foto na câmera.');
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new PhotoError('Não deu para ler esta imagem. Tire outra foto, ou escolha uma em JPEG.');
  });
  const { width, height } = sizeOf(image.width, image.height);
  const { context, encode } = newCanvas(width, height);
  context?.drawImage(image, 0, 0, width, height);
  image.close();
  let small = await encode(QUALITIES[0]);
  for (const quality of QUALITIES.slice(1)) if (small.size > MOST_BYTES) small = await encode(quality);
  const bytes = new Uint8Array(await small.arrayBuffer());
  const whole = withTakenAt(bytes, facts.takenAt, keepsPlace ? facts.place : undefined);
  return {
    image: new Blob([whole], { type: 'image/jpeg' }),
    sha256: await sha256Of(whole),
    takenAt: facts.takenAt,
  };
}

export function sizeOf(width: number, height: number) {
  const scale = Math.min(1, LONG_EDGE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
