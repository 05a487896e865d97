import { factsOf } from '../outbox/photo.exif.ts';
import { BEGINNING, MOST_PIXELS, sizeOf } from '../outbox/photo.resize.ts';
import { withTakenAt } from '../outbox/photo-exif.writer.ts';
import { type Block, pixelsOf } from './cover.model.ts';

/** It is made smaller once more before it leaves: this one must lose nothing to be seen. */
const QUALITY = 0.92;

const facts = async (file: Blob) => factsOf(await file.slice(0, BEGINNING).arrayBuffer());

/** The photo upright, as large as it is sent. Null where this browser cannot open it: whoever takes it in says why. */
export async function opened(file: Blob): Promise<HTMLCanvasElement | null> {
  const { width, height } = await facts(file);
  if ((width ?? 0) * (height ?? 0) > MOST_PIXELS) return null;
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!image) return null;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, sizeOf(image.width, image.height));
  canvas.getContext('2d', { alpha: false })?.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  return canvas;
}

/**
 * A new photo with the blocks in its pixels, opaque: unlike a blur, nothing under them can be worked out again. It keeps the
 * hour and the place that the camera wrote; whether the place leaves the device is decided where the photo is made smaller.
 */
export async function covered(file: File, canvas: HTMLCanvasElement, blocks: readonly Block[]): Promise<File> {
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('the canvas draws nothing');
  context.fillStyle = 'black';
  for (const block of blocks) {
    const { left, top, width, height } = pixelsOf(block, canvas);
    context.fillRect(left, top, width, height);
  }
  const drawn = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (!drawn) throw new Error('the canvas gave no image');
  const { takenAt, place } = await facts(file);
  const bytes = withTakenAt(new Uint8Array(await drawn.arrayBuffer()), takenAt, place);
  return new File([bytes], `${file.name.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg' });
}
