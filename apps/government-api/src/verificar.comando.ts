import { exitCodeOf, reportOf } from '@alipen/platform/checks/checks';
import { runCommand } from '@alipen/platform/environment/run-command';
import { readConfiguration } from './configuration.ts';
import { Database } from './database/database.ts';
import { CadeiaService } from './fechamento-do-mapa/cadeia.service.ts';
import { criarServidor } from './servidor.ts';
import { lerArgumentos, USO, verificar } from './verificar-relatorio.ts';
import { conferirSistema } from './verificar-sistema.ts';

async function comando(args: readonly string[]): Promise<number> {
  const json = args[0] === '--json';
  if (args.length === 0 || (json && args.length === 1)) {
    const achados = await conferirSistema(readConfiguration(process.env));
    console.log(reportOf(achados, json));
    return exitCodeOf(achados);
  }
  const lido = lerArgumentos(args);
  if (!lido) {
    console.error(USO);
    return 2;
  }
  const LOG_LEVEL = process.env.LOG_LEVEL || 'warn';
  // Nothing is written, so no job runs and no demonstration is seeded.
  const app = await criarServidor(readConfiguration({ ...process.env, JOBS: 'false', DEMO: 'false', LOG_LEVEL }), {
    beside: true,
  });
  try {
    return await verificar({ database: app.get(Database), cadeia: app.get(CadeiaService) }, lido, console.log);
  } finally {
    await app.close();
  }
}

runCommand(comando);
