import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { atencao, type Check, type Finding, falha, messageOf, ok } from '@alipen/platform/checks/checks';
import { place } from '@alipen/platform/checks/place';
import { newestCopy } from '../storage/newest-copy.ts';
import type { S3 } from '../storage/s3.settings.ts';
import { openStore } from '../storage/storage.ts';

const GIB = 1024 ** 3;
const SPACE = { falha: { share: 0.03, bytes: GIB / 4 }, atencao: { share: 0.1, bytes: GIB } } as const;
const HOUR = 3_600_000;
/** A copy is made daily, and has two hours to finish. */
const FRESH_HOURS = 26;
const LOST_HOURS = 7 * 24;

export type StorageSettings = {
  readonly dataDir: string;
  readonly s3: S3 | null;
  /** Where this installation's copies of the database are put; null when not known. */
  readonly backupDir: string | null;
};

export function storageChecks({ dataDir, s3, backupDir }: StorageSettings): readonly Check[] {
  return [
    { nome: 'arquivos', run: () => probe(dataDir, s3) },
    { nome: 'espaço em disco', run: () => space(dataDir) },
    { nome: 'cópia de segurança', run: () => backups(backupDir) },
  ];
}

async function probe(dataDir: string, s3: S3 | null): Promise<Finding> {
  const onde = s3 ? `no armazenamento ${new URL(s3.endereco).host}` : `na pasta ${dataDir}`;
  const fix = s3
    ? `curl -sI ${s3.endereco}; confira S3_URL, S3_REGION, S3_ACCESS_KEY_ID e S3_SECRET_ACCESS_KEY`
    : `${place().inside(`ls -ld ${dataDir}`)}; ela precisa ser de quem roda o sistema`;
  const name = `verificar-${randomUUID()}`;
  let folder: string | undefined;
  try {
    await mkdir(dataDir, { recursive: true });
    folder = await mkdtemp(join(dataDir, 'verificar-'));
    const path = join(folder, 'origem');
    await writeFile(path, name);
    const store = openStore(folder, s3);
    await store.guardar(name, path, 'application/octet-stream');
    const kept = await store.abrir(name);
    const text = kept ? (await buffer(kept.stream)).toString() : '';
    await store.apagar(name);
    if (text !== name) return falha(`O que se grava ${onde} não volta igual.`, fix);
    return ok(`Gravei, li e apaguei um arquivo ${onde}.`);
  } catch (error) {
    return falha(`Não consigo gravar ${onde}: ${messageOf(error)}.`, fix);
  } finally {
    if (folder) await rm(folder, { recursive: true, force: true });
  }
}

async function space(dataDir: string): Promise<Finding> {
  const folder = nearest(dataDir);
  const { bavail, bsize, blocks } = await statfs(folder);
  const [bytes, share] = [bavail * bsize, bavail / blocks];
  const frase = `Livres em ${dataDir}: ${(bytes / GIB).toFixed(1).replace('.', ',')} GiB (${Math.round(share * 100)} %)`;
  const low = (limit: { share: number; bytes: number }) => share < limit.share || bytes < limit.bytes;
  const faca = place().inside(`df -h ${folder}; du -xh --max-depth=2 ${folder} | sort -h | tail`);
  if (low(SPACE.falha)) return falha(`${frase}: o sistema está para parar de gravar.`, faca);
  return low(SPACE.atencao) ? atencao(`${frase}: é pouco.`, faca) : ok(`${frase}.`);
}

const nearest = (path: string): string => (existsSync(path) ? path : nearest(dirname(path)));

async function backups(folder: string | null): Promise<Finding> {
  if (!folder) {
    return atencao('Não sei onde ficam as cópias do banco.', place().backupFolder(null));
  }
  const faca = place().backup(folder);
  const newest = await newestCopy(folder);
  if (newest === undefined)
    return falha(`A pasta das cópias, ${folder}, não existe ou não se lê.`, place().backupFolder(folder));
  if (!newest) return falha(`Não há nenhuma cópia em ${folder}.`, faca);
  const hours = (Date.now() - newest) / HOUR;
  const frase = `A cópia mais nova em ${folder} é de há ${hours < 48 ? `${Math.round(hours)} h` : `${Math.round(hours / 24)} dias`}.`;
  if (hours > LOST_HOURS) return falha(frase, faca);
  return hours > FRESH_HOURS ? atencao(frase, faca) : ok(frase);
}
