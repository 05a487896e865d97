import { parseArgs } from 'node:util';
import type { Configuration } from './configuration.ts';
import { type Migration, migrate, readMigrations } from './database/migrations.ts';
import { hasEmbedded, openEmbedded } from './database/open.ts';
import { openPostgres } from './database/postgres.connection.ts';
import { formOf, readApplied } from './moving/catalogue.ts';
import type { Copier } from './moving/copier.ts';
import { copyFiles, openFiles } from './moving/files.ts';
import { compareWithOrigin, moveRows, number, type Say, seconds } from './moving/move.ts';
import { MovingError } from './moving/moving.error.ts';
import { databaseOrigin, type Origin } from './moving/origin.ts';
import { pgliteCopier } from './moving/pglite.copier.ts';
import { postgresCopier } from './moving/postgres.copier.ts';
import { Target } from './moving/target.ts';

export const USO = `Uso: npm run migrar-para-postgres -- [--simular]

Leva a instalação embutida em DATA_DIR (banco, chaves e, onde há S3_URL, fotos) para o PostgreSQL de DATABASE_URL, que precisa estar
vazio. Confere linha por linha e pelas cadeias dos mapas. A origem não muda. Interrompido, continua de onde parou: rode de novo.

  --simular   só o relatório do que seria levado; nada é gravado

Exemplo: DATABASE_URL=postgres://alipen:SENHA@banco.orgao.gov.br/alipen npm run migrar-para-postgres -- --simular`;

export type Mudanca = Pick<Configuration, 'dataDir' | 'databaseUrl' | 's3'> &
  Partial<Pick<Configuration, 'migrationUrl'>>;

/** Undefined where it is not understood. */
export function lerArgumentos(args: readonly string[]): { simular: boolean } | undefined {
  try {
    const { values } = parseArgs({ args: [...args], options: { simular: { type: 'boolean', default: false } } });
    return { simular: values.simular };
  } catch {
    return undefined;
  }
}

/** Moves, or says what it would move. Everything that refuses is a MovingError or an error that speaks for itself. */
export async function migrarParaPostgres(
  { dataDir, databaseUrl: destinada, migrationUrl, s3 }: Mudanca,
  { simular }: { simular: boolean },
  dizer: Say,
): Promise<void> {
  // Tables belong to who migrates them; who works on them is let in at the next start.
  const databaseUrl = migrationUrl ?? destinada;
  if (!databaseUrl) throw new MovingError(`Diga em DATABASE_URL para onde levar.\n\n${USO}`);
  if (!hasEmbedded(dataDir))
    throw new MovingError(
      `Não há banco embutido em ${dataDir}. Aponte DATA_DIR para a pasta da instalação que vai mudar.`,
    );
  const origem = await openEmbedded(dataDir);
  try {
    const copier = await pgliteCopier(origem.client);
    const forma = formOf(await readApplied(copier), await readMigrations(), `O banco embutido em ${dataDir}`);
    const destino = await postgresCopier(databaseUrl);
    try {
      const partida = await databaseOrigin(copier);
      await (simular ? ensaiar : mudar)({ partida, forma, destino, databaseUrl, dataDir, s3, dizer });
    } finally {
      await destino.close();
    }
  } finally {
    await origem.close();
  }
}

type Contexto = {
  partida: Origin;
  forma: readonly Migration[];
  destino: Copier;
  databaseUrl: string;
  dataDir: string;
  s3: Configuration['s3'];
  dizer: Say;
};

async function ensaiar({ partida, destino, dataDir, s3, dizer }: Contexto): Promise<void> {
  const continua = await new Target(destino).accept(partida);
  let linhas = 0;
  for (const table of partida.tables) linhas += await partida.count(table);
  dizer(`Ensaio (nada foi gravado): ${number(linhas)} linhas de ${partida.tables.length} tabelas.`);
  dizer(`Cadeias: ${number(partida.heads.closings)} fechamentos de ${number(partida.heads.units)} lotações.`);
  dizer(continua ? 'O destino tem o começo desta mesma mudança: ela continua de onde parou.' : 'O destino está vazio.');
  if (!s3) return dizer(`S3_URL não está definida: as fotos continuam em ${dataDir}.`);
  let arquivos = 0;
  for await (const _ of openFiles(dataDir, null).names()) arquivos += 1;
  await openFiles(dataDir, s3).open('ensaio');
  dizer(`Arquivos: ${number(arquivos)} iriam para ${s3.endereco}, que respondeu.`);
}

async function mudar({ partida, forma, destino, databaseUrl, dataDir, s3, dizer }: Contexto): Promise<void> {
  const inicio = performance.now();
  const target = new Target(destino);
  if (await target.accept(partida)) dizer('Continuo a mudança que ficou pela metade.');
  else await target.claim(partida);
  await criarTabelas(databaseUrl, forma);
  await target.prepare(partida.tables);
  const linhas = await moveRows(partida, target, dizer);
  dizer(`${number(linhas)} linhas copiadas, ${seconds(inicio)}.`);
  if (s3) await levarArquivos(dataDir, s3, target, dizer);
  else dizer(`S3_URL não está definida: as fotos continuam em ${dataDir}.`);
  await target.finish(partida.sequences);
  dizer(`Chaves entre tabelas conferidas, ${seconds(inicio)}.`);
  await compareWithOrigin(partida, destino, target);
  const { closings, units, sha256 } = partida.heads;
  dizer(`Todas as linhas lidas de volta e iguais, ${seconds(inicio)}.`);
  dizer(`Cadeias iguais: ${number(closings)} fechamentos de ${number(units)} lotações, ${sha256.slice(0, 16)}.`);
  await target.release();
}

async function criarTabelas(url: string, forma: readonly Migration[]): Promise<void> {
  const connection = openPostgres({ url, onIdleError: () => undefined });
  try {
    await migrate(connection, forma);
  } finally {
    await connection.close();
  }
}

async function levarArquivos(dataDir: string, s3: Configuration['s3'], target: Target, dizer: Say): Promise<void> {
  const inicio = performance.now();
  const done = await target.files();
  let arquivos = done.size;
  let bytes = 0;
  await copyFiles(openFiles(dataDir, null), openFiles(dataDir, s3), done, async file => {
    await target.writeFile(file);
    arquivos += 1;
    bytes += file.bytes;
  });
  dizer(
    `Arquivos no S3 e conferidos: ${number(arquivos)} (${number(Math.round(bytes / 1e6))} MB agora), ${seconds(inicio)}.`,
  );
}
