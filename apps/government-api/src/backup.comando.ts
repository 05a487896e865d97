import { runCommand } from '@alipen/platform/environment/run-command';
import { fazerBackup, lerArgumentos, USO } from './backup-copia.ts';
import { readConfiguration } from './configuration.ts';

async function comando(args: readonly string[]): Promise<number> {
  const lido = lerArgumentos(args);
  if (!lido) {
    console.error(USO);
    return 2;
  }
  const configuration = readConfiguration({ ...process.env, LOG_LEVEL: process.env.LOG_LEVEL || 'warn' });
  await fazerBackup(configuration, lido, console.log);
  return 0;
}

runCommand(comando);
