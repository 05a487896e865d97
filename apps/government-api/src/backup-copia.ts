import { open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { apagarVelhas, emPalavras, exigirPasta, guardada, nomeDaCopia } from './backup-pasta.ts';
import type { Configuration } from './configuration.ts';
import { hasOwn, withAddress } from './database/address.ts';
import { readMigrations } from './database/schema/migrations.ts';
import { ArchiveWriter, sumLine } from './moving/archive-writer.ts';
import { formOf, readApplied } from './moving/catalogue.ts';
import type { Copier } from './moving/copier.ts';
import { openFiles } from './moving/files.ts';
import { batchName, FILES, MANIFEST, type Manifest, SECRETS } from './moving/manifest.ts';
import { number, type Say, seconds } from './moving/move.ts';
import { MovingError } from './moving/moving-error.ts';
import { databaseOrigin, type Origin } from './moving/origin.ts';
import { postgresCopier } from './moving/postgres-copier.ts';
import { receiptOf } from './moving/rows.ts';
import { readKey } from './moving/seal.ts';
import type { File } from './moving/target.ts';

export const USO = `Uso: npm run backup -- --para PASTA [--guardar N] [--cifrar CHAVE]

Faz uma cópia de segurança da instalação inteira (banco, chaves, fotos) num arquivo de PASTA, que tem dados pessoais: só quem a fez a lê.
O sistema continua no ar.

  --para PASTA     onde o arquivo fica; a pasta precisa existir
  --guardar N      apaga as cópias mais velhas desta pasta e deixa as N mais novas
  --cifrar CHAVE   cifra o arquivo com a chave deste arquivo (AES-256-GCM); para fazer uma: openssl rand -base64 32 > CHAVE`;

export type Pedido = {
  readonly para: string;
  readonly guardar: number | undefined;
  readonly cifrar: string | undefined;
};
export type Instalacao = Pick<Configuration, 'dataDir' | 'databaseUrl' | 's3'> &
  Partial<Pick<Configuration, 'migrationUrl'>>;

/** Undefined when the arguments are not understood. */
export function lerArgumentos(args: readonly string[]): Pedido | undefined {
  try {
    const { para, guardar, cifrar } = parseArgs({
      args: [...args],
      options: { para: { type: 'string' }, guardar: { type: 'string' }, cifrar: { type: 'string' } },
    }).values;
    if (!para || (guardar !== undefined && !/^[1-9]\d{0,3}$/.test(guardar))) return undefined;
    return { para, cifrar, guardar: guardar === undefined ? undefined : Number(guardar) };
  } catch {
    return undefined;
  }
}

/** Makes the backup, whole or not at all. Returns the path of the file. */
export async function fazerBackup(
  instalacao: Instalacao,
  { para, guardar, cifrar }: Pedido,
  dizer: Say,
): Promise<string> {
  await exigirPasta(para);
  const key = cifrar === undefined ? undefined : await readKey(cifrar);
  const caminho = await aberta(instalacao, async copier => {
    formOf(await readApplied(copier), await readMigrations(), 'O banco');
    return escrever(instalacao, copier, para, key, dizer);
  });
  if (guardar !== undefined)
    for (const nome of await apagarVelhas(para, guardar)) dizer(`  apagada a mais velha: ${nome}`);
  return caminho;
}

/** Runs the work on the database in one snapshot. */
async function aberta<T>(instalacao: Instalacao, work: (copier: Copier) => Promise<T>): Promise<T> {
  const { databaseUrl, dataDir } = instalacao;
  if (!databaseUrl && !hasOwn(dataDir))
    throw new MovingError(
      `Não há banco em ${dataDir}. Aponte DATA_DIR para a pasta da instalação, ou DATABASE_URL para o PostgreSQL dela.`,
    );
  return withAddress({ ...instalacao, beside: true }, async address => {
    // Connects as the owner, who exists before the role that works on the database.
    const copier = await postgresCopier(address.migrationUrl ?? address.databaseUrl);
    try {
      await copier.exec('begin isolation level repeatable read read only');
      return await work(copier);
    } finally {
      await copier.close();
    }
  });
}

async function escrever(
  instalacao: Instalacao,
  copier: Copier,
  pasta: string,
  key: Buffer | undefined,
  dizer: Say,
): Promise<string> {
  const inicio = performance.now();
  const agora = new Date().toISOString();
  const nome = nomeDaCopia(agora, key !== undefined);
  const caminho = join(pasta, nome);
  const parte = join(pasta, `.${nome}.parte`);
  await rm(parte, { force: true });
  const archive = new ArchiveWriter(parte, key);
  try {
    const origin = await databaseOrigin(copier);
    const tables = await escreverLinhas(archive, origin);
    const { files, secrets } = await escreverArquivos(archive, instalacao);
    const { sequences, heads } = origin;
    const applied = await readApplied(copier);
    const manifest: Manifest = {
      format: 1,
      madeAt: agora,
      engine: 'postgres',
      applied,
      tables,
      sequences,
      heads,
      files,
      secrets,
    };
    await archive.add(MANIFEST, JSON.stringify(manifest));
    const sum = await archive.close();
    await rename(parte, caminho);
    await writeFile(`${caminho}.sha256`, sumLine(sum, nome), { mode: 0o600 });
    await guardada(pasta);
    contar(manifest, caminho, (await stat(caminho)).size, sum, dizer, inicio);
    return caminho;
  } catch (error) {
    await archive.abandon();
    await rm(parte, { force: true });
    throw emPalavras(error, pasta);
  }
}

async function escreverLinhas(archive: ArchiveWriter, origin: Origin): Promise<Manifest['tables']> {
  const tables: Manifest['tables'][number][] = [];
  for (const table of origin.tables) {
    const batches = [];
    for await (const batch of origin.batches(table, [])) {
      await archive.add(batchName(table.name, batches.length), batch.lines);
      batches.push(receiptOf(batch));
    }
    tables.push({ ...table, batches });
  }
  return tables;
}

async function escreverArquivos(
  archive: ArchiveWriter,
  { dataDir, s3 }: Instalacao,
): Promise<{ files: File[]; secrets: File[] }> {
  const from = openFiles(dataDir, s3);
  const files: File[] = [];
  for await (const name of from.names()) {
    const kept = await from.open(name);
    // A prepared download may be deleted between the two calls.
    if (!kept) continue;
    files.push({ ...(await archive.addStream(`${FILES}/${name}`, kept.bytes, kept.stream)), name });
  }
  const secrets: File[] = [];
  for (const name of SECRET_FILES) {
    const file = await open(join(dataDir, name)).catch(() => undefined);
    if (!file) continue;
    secrets.push({ ...(await archive.add(`${SECRETS}/${name}`, await file.readFile())), name });
    await file.close();
  }
  return { files, secrets };
}

/** The file that `npm start` makes beside the data. */
const SECRET_FILES = ['gateway.secret'];

function contar(
  { tables, files, heads }: Manifest,
  caminho: string,
  bytes: number,
  sum: string,
  dizer: Say,
  inicio: number,
): void {
  const linhas = tables.flatMap(({ batches }) => batches).reduce((soma, { rows }) => soma + rows, 0);
  dizer(`Cópia feita em ${seconds(inicio)}: ${caminho} (${number(Math.ceil(bytes / 1e6))} MB)`);
  dizer(`  ${number(linhas)} linhas de ${tables.length} tabelas, ${number(files.length)} arquivos`);
  dizer(`  ${number(heads.closings)} fechamentos de ${number(heads.units)} lotações; sha256 ${sum}`);
}
