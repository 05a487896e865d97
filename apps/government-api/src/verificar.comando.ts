import { readConfiguration } from './configuration.ts';
import { Database } from './database/database.ts';
import { CadeiaService } from './fechamentos/cadeia.service.ts';
import { criarServidor } from './servidor.ts';
import { lerArgumentos, USO, verificar } from './verificar.relatorio.ts';

async function comando(args: readonly string[]): Promise<number> {
  const lido = lerArgumentos(args);
  if (!lido) {
    console.error(USO);
    return 2;
  }
  const LOG_LEVEL = process.env.LOG_LEVEL || 'warn';
  // Nothing is written: no job runs, no demonstration is seeded.
  const app = await criarServidor(readConfiguration({ ...process.env, JOBS: 'false', DEMO: 'false', LOG_LEVEL }));
  try {
    return await verificar({ database: app.get(Database), cadeia: app.get(CadeiaService) }, lido, console.log);
  } finally {
    await app.close();
  }
}

comando(process.argv.slice(2)).then(
  codigo => {
    process.exitCode = codigo;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
