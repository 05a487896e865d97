import { buffer } from 'node:stream/consumers';
import type { Download } from 'playwright-core';

export const bytesOf = async (download: Download): Promise<Buffer> => buffer(await download.createReadStream());
