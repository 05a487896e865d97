import { buffer } from 'node:stream/consumers';
import type { Download } from 'playwright-core';

/** What the browser was given; the file itself lies with the browser. */
export const bytesOf = async (download: Download): Promise<Buffer> => buffer(await download.createReadStream());
