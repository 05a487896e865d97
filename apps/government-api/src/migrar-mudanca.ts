import { parseArgs } from 'node:util';
import type { Configuration } from './configuration.ts';
import { hasOwn, withAddress } from './database/address.ts';
import { openPostgres } from './database/postgres-connection.ts';
import { type Migration, migrate, readMigrations } from './database/schema/migrations.ts';
import { formOf, readApplied } from './moving/catalogue.ts';
import type { Copier } from './moving/copier.ts';
import { copyFiles, openFiles } from './moving/files.ts';
import { compareWithOrigin, moveRows, number, type Say, seconds } from './moving/move.ts';
import { MovingError } from './moving/moving-error.ts';
import { databaseOrigin, type Origin } from './moving/origin.ts';
import { postgresCopier } from './moving/postgres-copier.ts';
import { Target } from './moving/target.ts';

export const USO = `Uso: npm run migrar-para-postgres -- [--de ENDEREÇO] [--simular]

Leva a instalação (banco, chaves e, onde há S3_URL, fotos) para o PostgreSQL de DATABASE_URL, que precisa estar vazio. Confere linha por
linha e pelas cadeias dos mapas. A origem não muda. Interrompido, continua de onde parou: rode de novo. O sistema fica parado até o fim.

  --de ENDEREÇO   o PostgreSQL de onde levar (postgres://…); sem isto, o do próprio sistema, em DATA_DIR. Com isto e sem DATABASE_URL,
                  o destino é o PostgreSQL do próprio sistema, em DATA_DIR
  --simular       só o relatório do que seria levado; nada é gravado

Exemplo: DATABASE_URL=postgres://alipen:SENHA@banco.orgao.gov.br/alipen npm run migrar-para-postgres -- --simular`;

export type Mudanca = Pick<Configuration, 'dataDir' | 'databaseUrl' | 's3'> &
  Partial<Pick<Configuration, 'migrationUrl'>> & { readonly replaces?: boolean };

export type Pedido = { readonly simular: boolean; readonly de?: string | undefined };

/** Undefined when the arguments are not understood. */
export function lerArgumentos(args: readonly string[]): Pedido | undefined {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { simular: { type: 'boolean', default: false }, de: { type: 'string' } },
    });
    if (values.de !== undefined && !/^postgres(ql)?:$/.test(new URL(values.de).protocol)) return undefined;
    return { simular: values.simular, de: values.de };
  } catch {
    return undefined;
  }
}

/** Moves, or says what it would move. Every refusal is a MovingError or an error whose message explains itself. */
export async function migrarParaPostgres(mudanca: Mudanca, { simular, de }: Pedido, dizer: Say): Promise<void> {
  const { dataDir, databaseUrl } = mudanca;
  if (!databaseUrl && !de) throw new MovingError(`Diga em DATABASE_URL para onde levar.\n\n${USO}`);
  if (!de && !hasOwn(dataDir))
    throw new MovingError(
      `Não há banco em ${dataDir}. Aponte DATA_DIR para a pasta da instalação que vai mudar, ou use --de.`,
    );
  await withAddress({ databaseUrl: de, dataDir }, async origem => {
    const copier = await postgresCopier(origem.migrationUrl ?? origem.databaseUrl);
    try {
      await exigirParada(copier);
      await copier.exec('begin isolation level repeatable read read only');
      await levar(mudanca, { copier, nome: de ? 'O banco de --de' : `O banco em ${dataDir}` }, simular, dizer);
    } finally {
      await copier.close();
    }
  });
}

/** Refuses a database in use: what is written while it is copied would be left behind. */
async function exigirParada(origem: Copier): Promise<void> {
  const [open] = await origem.query<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity where datname = current_database() and application_name like 'alipen-%' and pid <> pg_backend_pid()`,
  );
  if (open?.n)
    throw new MovingError(
      `O sistema ainda está no ar neste banco (${open.n} conexões). Pare-o, e rode de novo: nada foi gravado.`,
    );
}

export async function levar(
  { dataDir, databaseUrl, migrationUrl, s3, replaces }: Mudanca,
  origem: { copier: Copier; nome: string; written?: string },
  simular: boolean,
  dizer: Say,
): Promise<void> {
  const forma = formOf(await readApplied(origem.copier), await readMigrations(), origem.nome);
  await withAddress({ databaseUrl, migrationUrl, dataDir, replaces: replaces ?? false }, async address => {
    // Tables belong to the role that migrates them; the working role gets its permissions at the next start.
    const url = address.migrationUrl ?? address.databaseUrl;
    const destino = await postgresCopier(url);
    try {
      const partida = await databaseOrigin(origem.copier, origem.written);
      const target = new Target(destino, databaseUrl ? 'given' : 'own');
      await (simular ? ensaiar : mudar)({ partida, forma, destino, target, databaseUrl: url, dataDir, s3, dizer });
    } finally {
      await destino.close();
    }
  });
}

type Contexto = {
  partida: Origin;
  forma: readonly Migration[];
  destino: Copier;
  target: Target;
  databaseUrl: string;
  dataDir: string;
  s3: Configuration['s3'];
  dizer: Say;
};

async function ensaiar({ partida, target, dataDir, s3, dizer }: Contexto): Promise<void> {
  const continua = await target.accept(partida);
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

async function mudar({ partida, forma, destino, target, databaseUrl, dataDir, s3, dizer }: Contexto): Promise<void> {
  const inicio = performance.now();
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
