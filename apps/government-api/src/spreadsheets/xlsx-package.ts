import { buffer } from 'node:stream/consumers';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { unreadable } from './sheet.ts';

/** The most bytes a workbook may inflate to: twenty thousand full rows take about a third of it. */
const MOST_INFLATED = 48 * 1024 * 1024;
const MOST_PARTS = 2_000;

const DAMAGED = 'A planilha está danificada ou não é um XLSX. Abra no programa de planilhas, salve de novo e envie.';

export type Package = { has(name: string): boolean; read(name: string): Promise<string> };

/**
 * Opens the zip of an XLSX. The declared sizes are summed before anything is inflated, and yauzl cuts an entry that is
 * larger than it declares, so a zip bomb costs nothing.
 */
export async function openPackage(bytes: Buffer): Promise<Package> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, validateEntrySizes: true }).catch(damaged);
  const entries = await listEntries(zip).catch(damaged);
  let declared = 0;
  for (const entry of entries.values()) declared += entry.uncompressedSize;
  if (declared > MOST_INFLATED || entries.size > MOST_PARTS) {
    throw unreadable('A planilha é grande demais depois de aberta. Deixe nela só a aba com os dados e envie de novo.');
  }
  return {
    has: name => entries.has(name),
    async read(name) {
      const entry = entries.get(name);
      if (!entry) throw unreadable(DAMAGED);
      if (entry.isEncrypted()) throw unreadable('A planilha tem senha. Tire a senha e envie de novo.');
      const stream = await zip.openReadStreamPromise(entry).catch(damaged);
      return new TextDecoder().decode(await buffer(stream).catch(damaged));
    },
  };
}

async function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    entries.set(entry.fileName, entry);
    if (entries.size > MOST_PARTS) break;
  }
  return entries;
}

function damaged(cause: unknown): never {
  throw unreadable(DAMAGED, cause);
}
