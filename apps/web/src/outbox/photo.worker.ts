import { resizePhoto } from './photo.resize.ts';

addEventListener('message', async ({ data }: MessageEvent<{ id: number; file: Blob; keepsPlace: boolean }>) => {
  const { id, file, keepsPlace } = data;
  try {
    postMessage({ id, ready: await resizePhoto(file, offscreen, keepsPlace) });
  } catch (error) {
    postMessage({ id, failure: error instanceof Error ? [error.name, error.message] : ['Error', String(error)] });
  }
});

function offscreen(width: number, height: number) {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { alpha: false });
  if (context) context.imageSmoothingQuality = 'high';
  return { context, encode: (quality: number) => canvas.convertToBlob({ type: 'image/jpeg', quality }) };
}
