import { PhotoError, type ReadyPhoto, resizePhoto } from './photo.resize.ts';

interface Answer {
  id: number;
  ready?: ReadyPhoto;
  failure?: [string, string];
}

let worker: Worker | null | undefined;
let last = 0;
const waiting = new Map<number, { resolve: (ready: ReadyPhoto) => void; reject: (error: Error) => void }>();

/** Null where the browser draws only on the page (Safari before 16.4). */
function theWorker(): Worker | null {
  if (worker !== undefined) return worker;
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') worker = null;
  else {
    worker = new Worker(new URL('./photo.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Answer>) => settle(data);
    worker.onerror = giveUp;
  }
  return worker;
}

function settle({ id, ready, failure }: Answer) {
  const asked = waiting.get(id);
  waiting.delete(id);
  if (ready) asked?.resolve(ready);
  else asked?.reject(failure?.[0] === 'PhotoError' ? new PhotoError(failure[1]) : new Error(failure?.[1]));
}

function giveUp() {
  worker = null;
  for (const { reject } of waiting.values()) reject(new Error('the photo worker stopped'));
  waiting.clear();
}

const inWorker = (maker: Worker, file: Blob, keepsPlace: boolean) =>
  new Promise<ReadyPhoto>((resolve, reject) => {
    last += 1;
    waiting.set(last, { resolve, reject });
    maker.postMessage({ id: last, file, keepsPlace });
  });

/** Makes a photo ready to be sent, without its place unless `keepsPlace`. PhotoError: this file can never be sent. */
export async function preparePhoto(file: Blob, keepsPlace = false): Promise<ReadyPhoto> {
  const maker = theWorker();
  if (!maker) return resizePhoto(file, onThePage, keepsPlace);
  try {
    return await inWorker(maker, file, keepsPlace);
  } catch (error) {
    if (error instanceof PhotoError) throw error;
    return resizePhoto(file, onThePage, keepsPlace);
  }
}

function onThePage(width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { alpha: false });
  if (context) context.imageSmoothingQuality = 'high';
  const encode = (quality: number) =>
    new Promise<Blob>((resolve, reject) =>
      canvas.toBlob(
        blob => (blob ? resolve(blob) : reject(new Error('the canvas gave no image'))),
        'image/jpeg',
        quality,
      ),
    );
  return { context, encode };
}
