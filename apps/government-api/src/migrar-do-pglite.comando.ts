import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { lockFolder } from '@alipen/own-postgres/folder-lock';
import { place } from '@alipen/platform/checks/place';
import { runCommand } from '@alipen/platform/environment/run-command';
import { readConfiguration } from './configuration.ts';
import { beforeFolder, hasBefore, markMoved } from './database/address.ts';
import { levar } from './migrar-mudanca.ts';
import { type Copier, SAME_TEXT } from './moving/copier.ts';
import { MovingError } from './moving/moving-error.ts';
import { verificarInstalacao } from './verificar-instalacao.ts';

const USO = `Uso: npm run migrar-do-pglite -- [--simular]

Leva uma vez o banco que uma versão até a 0.1 deixou em DATA_DIR (PGlite) para o PostgreSQL do próprio sistema, ou para o de DATABASE_URL.
Confere linha por linha e pelas cadeias dos mapas. O que está lá não muda. Interrompido, continua de onde parou: rode de novo.

  --simular   só o relatório do que seria levado; nada é gravado`;

type Engine = {
  exec(statements: string): Promise<unknown>;
  query<Row>(
    statement: string,
    parameters?: unknown[],
    options?: { blob: Blob },
  ): Promise<{ rows: Row[]; blob?: Blob }>;
  close(): Promise<void>;
};

/** With one session every write ends a transaction, so the next transaction id tells whether anything was written. */
const WRITTEN = 'select pg_snapshot_xmax(pg_current_snapshot())::text as state';

async function comando(args: readonly string[]): Promise<number> {
  const lido = lerArgumentos(args);
  if (!lido) {
    console.error(USO);
    return 2;
  }
  const configuration = readConfiguration({ ...process.env, LOG_LEVEL: process.env.LOG_LEVEL || 'warn' });
  const { dataDir } = configuration;
  if (!hasBefore(dataDir)) throw new MovingError(`Não há banco de uma versão anterior em ${dataDir}: nada a levar.`);
  const soltar = await lockFolder(dataDir, 'banco.pid');
  const motor = await abrir(lido.motor, beforeFolder(dataDir));
  try {
    const copier = await copiador(motor);
    await levar(
      { ...configuration, replaces: true },
      { copier, nome: `O banco em ${beforeFolder(dataDir)}`, written: WRITTEN },
      lido.simular,
      console.log,
    );
  } finally {
    await motor.close();
    await soltar();
  }
  if (lido.simular) return 0;
  if (!configuration.databaseUrl) await markMoved(dataDir);
  const codigo = await verificarInstalacao(configuration, console.log);
  console.log(`
A mudança terminou: ${place().start}
Guarde a pasta ${beforeFolder(dataDir)} até confiar no banco novo; o sistema não a usa mais.`);
  return codigo;
}

function lerArgumentos(args: readonly string[]): { simular: boolean; motor: string } | undefined {
  try {
    const { simular, motor } = parseArgs({
      args: [...args],
      options: { simular: { type: 'boolean', default: false }, motor: { type: 'string' } },
    }).values;
    return motor ? { simular, motor } : undefined;
  } catch {
    return undefined;
  }
}

async function abrir(motor: string, folder: string): Promise<Engine> {
  const { PGlite } = await import(pathToFileURL(join(motor, 'dist', 'index.js')).href);
  const { btree_gist } = await import(pathToFileURL(join(motor, 'dist', 'contrib', 'btree_gist.js')).href);
  return PGlite.create({ dataDir: folder, extensions: { btree_gist } });
}

async function copiador(motor: Engine): Promise<Copier> {
  for (const [name, value] of Object.entries(SAME_TEXT)) await motor.exec(`set ${name} = '${value}'`);
  return {
    exec: async statements => void (await motor.exec(statements)),
    query: async <Row>(statement: string, parameters: readonly unknown[] = []) =>
      (await motor.query<Row>(statement, [...parameters])).rows,
    async copyOut(select) {
      const { blob } = await motor.query(`copy (${select}) to '/dev/blob'`);
      return blob ? Buffer.from(await blob.arrayBuffer()) : Buffer.alloc(0);
    },
    copyIn: async () => {
      throw new MovingError('Este banco só é lido.');
    },
    close: async () => undefined,
  };
}

runCommand(comando);
