import { buffer } from 'node:stream/consumers';
import { inflateRawSync } from 'node:zlib';
import type { Download } from 'playwright-core';

export const bytesOf = async (download: Download): Promise<Buffer> => buffer(await download.createReadStream());

/** What a zip of one file holds, by its local header (APPNOTE 4.3.7): what follows the file is not read. */
export const onlyFileOf = (zip: Buffer): Buffer =>
  inflateRawSync(zip.subarray(30 + zip.readUInt16LE(26) + zip.readUInt16LE(28)));
