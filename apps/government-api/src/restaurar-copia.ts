import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Instalacao } from './backup-copia.ts';
import { withAddress } from './database/address.ts';
import type { Connection } from './database/connection.ts';
import { openPostgres } from './database/postgres-connection.ts';
import { migrate, readMigrations } from './database/schema/migrations.ts';
import { readAll } from './http/stream.ts';
import { ArchiveReader } from './moving/archive-reader.ts';
import { formOf, sha256 } from './moving/catalogue.ts';
import type { Copier } from './moving/copier.ts';
import { type Files, openFiles, requireSame } from './moving/files.ts';
import { FILES, type Manifest, ROWS, SECRETS } from './moving/manifest.ts';
import { compareWithOrigin, number, type Say, seconds } from './moving/move.ts';
import { postgresCopier } from './moving/postgres-copier.ts';
import { Target } from './moving/target.ts';

export const USO = `Uso: npm run restaurar -- --de ARQUIVO [--chave CHAVE] [--conferir]

Põe uma cópia de segurança de volta num lugar vazio: o PostgreSQL de DATABASE_URL ou, sem ele, a pasta DATA_DIR. A cópia pode ter sido
feita de um ou de outro. Nada é gravado antes de o arquivo ser lido inteiro e conferido. Interrompida, rode de novo: continua de onde parou.

  --de ARQUIVO    a cópia (alipen-….tar.gz)
  --chave CHAVE   o arquivo da chave, se ela foi cifrada
  --conferir      só confere o arquivo; nada é gravado`;

export type Pedido = { readonly de: string; readonly chave: string | undefined; readonly conferir: boolean };

/** Undefined when the arguments are not understood. */
export function lerArgumentos(args: readonly string[]): Pedido | undefined {
  try {
    const { de, chave, conferir } = parseArgs({
      args: [...args],
      options: { de: { type: 'string' }, chave: { type: 'string' }, conferir: { type: 'boolean', default: false } },
    }).values;
    return de ? { de, chave, conferir } : undefined;
  } catch {
    return undefined;
  }
}

export async function restaurar(instalacao: Instalacao, { de, chave, conferir }: Pedido, dizer: Say): Promise<void> {
  const inicio = performance.now();
  const archive = await ArchiveReader.open(de, chave);
  const manifest = await archive.check();
  const forma = formOf(manifest.applied, await readMigrations(), 'A cópia');
  dizer(`Cópia de ${dia(manifest.madeAt)} conferida em ${seconds(inicio)}: ${resumo(manifest)}.`);
  if (conferir) return;
  await vazia(instalacao, async (copier, connection) => {
    const target = new Target(copier, instalacao.databaseUrl ? 'given' : 'own');
    const identity = { identity: sha256(JSON.stringify(manifest)), state: manifest.madeAt };
    if (await target.accept(identity)) dizer('Continuo a restauração que ficou pela metade.');
    else await target.claim(identity);
    await migrate(connection, forma);
    await target.prepare(manifest.tables);
    await encher(archive, manifest, target, openFiles(instalacao.dataDir, instalacao.s3), instalacao.dataDir);
    await target.finish(manifest.sequences);
    await compareWithOrigin(manifest, copier, target);
    await target.release();
    dizer(`Restaurada, e todas as linhas lidas de volta, ${seconds(inicio)}.`);
  });
}

async function vazia(
  instalacao: Instalacao,
  work: (copier: Copier, connection: Connection) => Promise<void>,
): Promise<void> {
  await withAddress(instalacao, async ({ databaseUrl, migrationUrl }) => {
    // Tables belong to the role that migrates them; the working role gets its permissions at the next start.
    const url = migrationUrl ?? databaseUrl;
    const copier = await postgresCopier(url);
    const connection = openPostgres({ url, onIdleError: () => undefined });
    try {
      await work(copier, connection);
    } finally {
      await connection.close();
      await copier.close();
    }
  });
}

/** Puts each part in its place, and skips what an earlier run put there. */
async function encher(
  archive: ArchiveReader,
  { tables, secrets }: Manifest,
  target: Target,
  files: Files,
  dataDir: string,
): Promise<void> {
  const written = new Map<string, number>();
  for (const table of tables) written.set(table.name, (await target.receipts(table)).length);
  const kept = await target.files();
  for await (const { name, content } of archive.parts()) {
    const [kind = '', which = '', at = ''] = name.split('/');
    if (kind === ROWS) {
      const table = tables.find(each => each.name === which);
      const n = Number(at);
      const receipt = table?.batches[n];
      if (!table || !receipt || n < (written.get(which) ?? 0)) continue;
      await target.write(table, n, { ...receipt, lines: await readAll(content) });
    } else if (kind === FILES && !kept.has(which)) {
      const file = await files.keep(which, content);
      await requireSame(files, file);
      await target.writeFile(file);
    } else if (kind === SECRETS && secrets.some(secret => secret.name === which)) {
      await mkdir(dataDir, { recursive: true });
      const bytes = await readAll(content);
      // An existing file belongs to the installation around the new database, so it stays.
      await writeFile(join(dataDir, which), bytes, { mode: 0o600, flag: 'wx' }).catch(() => undefined);
    }
  }
}

const dia = (instante: string): string =>
  new Date(instante).toLocaleString('pt-BR', { timeZone: 'UTC' }).concat(' UTC');

function resumo({ tables, files, heads }: Manifest): string {
  const linhas = tables.flatMap(({ batches }) => batches).reduce((soma, { rows }) => soma + rows, 0);
  return `${number(linhas)} linhas, ${number(files.length)} arquivos, ${number(heads.closings)} fechamentos de ${number(heads.units)} lotações`;
}
