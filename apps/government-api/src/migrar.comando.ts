import { place } from '@alipen/platform/checks/place';
import { runCommand } from '@alipen/platform/environment/run-command';
import { type Configuration, readConfiguration } from './configuration.ts';
import { lerArgumentos, migrarParaPostgres, USO } from './migrar-mudanca.ts';
import { verificarInstalacao } from './verificar-instalacao.ts';

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
  console.log(aSeguir(configuration, lido.de !== undefined));
  return codigo;
}

function aSeguir({ databaseUrl, s3, dataDir }: Configuration, deOutro: boolean): string {
  const onde = databaseUrl ? `DATABASE_URL${s3 ? ' e as mesmas S3_*' : ''}` : 'DATA_DIR';
  const antes = deOutro ? 'o banco de --de' : `a pasta ${dataDir}`;
  return `
A mudança terminou. Daqui em diante inicie com o mesmo ${onde}: ${place().start}
Guarde ${antes} até confiar no banco novo, e não inicie mais nada com o que ficou: o que se gravar lá não vem para cá.`;
}

runCommand(comando);
