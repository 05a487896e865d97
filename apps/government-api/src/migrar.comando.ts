import { place } from '@alipen/platform/checks/place';
import { runCommand } from '@alipen/platform/environment/run-command';
import { readConfiguration } from './configuration.ts';
import { lerArgumentos, migrarParaPostgres, USO } from './migrar.mudanca.ts';
import { verificarInstalacao } from './verificar.instalacao.ts';

async function comando(args: readonly string[]): Promise<number> {
  const lido = lerArgumentos(args);
  if (!lido) {
    console.error(USO);
    return 2;
  }
  const configuration = readConfiguration({ ...process.env, LOG_LEVEL: process.env.LOG_LEVEL || 'warn' });
  await migrarParaPostgres(configuration, lido, console.log);
  if (lido.simular) return 0;
  const codigo = await verificarInstalacao(configuration, console.log);
  console.log(`
A mudança terminou. Daqui em diante inicie com o mesmo DATABASE_URL${configuration.s3 ? ' e as mesmas S3_*' : ''}: ${place().start}
Guarde a pasta ${configuration.dataDir} até confiar no banco novo, e não inicie mais nada com ela: o que se gravar lá não vem para cá.`);
  return codigo;
}

runCommand(comando);
