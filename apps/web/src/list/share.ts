import { fetched, save } from './download.ts';

const PDF = 'application/pdf';

/** A phone or tablet whose sheet takes a PDF; elsewhere a file is downloaded. */
export const sharesFiles = (): boolean =>
  window.matchMedia('(pointer: coarse)').matches &&
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [new File([''], 'mapa.pdf', { type: PDF })] });

export async function fetchPdf(path: string): Promise<File> {
  const [content, name] = await fetched(path, {});
  return new File([content], name, { type: PDF });
}

/**
 * True when there is nothing more to do: it was shared, or the person closed the sheet. False when the browser wants another
 * tap first, since the one that asked is too long ago.
 */
export async function share(file: File): Promise<boolean> {
  try {
    await navigator.share({ files: [file], title: file.name });
    return true;
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    if (name === 'AbortError') return true;
    if (name === 'NotAllowedError') return false;
    // The sheet was promised and is not there.
    save(file, file.name);
    return true;
  }
}

/** The file when it still waits for a tap to be shared, else nothing: it was shared or downloaded. */
export async function handOver(path: string): Promise<File | undefined> {
  const file = await fetchPdf(path);
  if (!sharesFiles()) {
    save(file, file.name);
    return undefined;
  }
  return (await share(file)) ? undefined : file;
}
