import { fetched, save } from './download.ts';

const PDF = 'application/pdf';

/** True on a phone or tablet whose share sheet takes a PDF; elsewhere files are downloaded. */
export const sharesFiles = (): boolean =>
  window.matchMedia('(pointer: coarse)').matches &&
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [new File([''], 'mapa.pdf', { type: PDF })] });

async function fetchPdf(path: string): Promise<File> {
  const [content, name] = await fetched(path, {});
  return new File([content], name, { type: PDF });
}

/**
 * True when nothing is left to do: the file was shared, or the person closed the sheet. False when the browser wants another tap,
 * because the last one is too long ago.
 */
export async function share(file: File): Promise<boolean> {
  try {
    await navigator.share({ files: [file], title: file.name });
    return true;
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    if (name === 'AbortError') return true;
    if (name === 'NotAllowedError') return false;
    // The browser promised a share sheet and has none.
    save(file, file.name);
    return true;
  }
}

/** Gives the file when it still waits for a tap; undefined when it was shared or downloaded. */
export async function handOver(path: string): Promise<File | undefined> {
  const file = await fetchPdf(path);
  if (!sharesFiles()) {
    save(file, file.name);
    return undefined;
  }
  return (await share(file)) ? undefined : file;
}
