import { runCommand } from '@alipen/platform/environment/run-command';
import { readConfiguration } from './configuration.ts';
import { lerArgumentos, restaurar, USO } from './restaurar-copia.ts';
import { verificarInstalacao } from './verificar-instalacao.ts';

async function comando(args: readonly string[]): Promise<number> {
  const lido = lerArgumentos(args);
  if (!lido) {
    console.error(USO);
    return 2;
  }
  const configuration = readConfiguration({ ...process.env, LOG_LEVEL: process.env.LOG_LEVEL || 'warn' });
  await restaurar(configuration, lido, console.log);
  if (lido.conferir) return 0;
  const codigo = await verificarInstalacao(configuration, console.log);
  console.log('Inicie como sempre, com o mesmo DATABASE_URL ou DATA_DIR: npm start');
  return codigo;
}

runCommand(comando);
