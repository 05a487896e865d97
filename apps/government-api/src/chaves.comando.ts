import { runCommand } from '@alipen/platform/environment/run-command';
import { SigningKeysService } from './auth/signing-keys.service.ts';
import { readConfiguration } from './configuration.ts';
import { criarServidor } from './servidor.ts';

const USO = 'Uso: node dist/chaves.comando.js rotacionar';

async function comando([acao, ...resto]: readonly string[]): Promise<number> {
  if (acao !== 'rotacionar' || resto.length) {
    console.error(USO);
    return 2;
  }
  const app = await criarServidor({ ...readConfiguration(process.env), logLevel: 'warn' }, { beside: true });
  try {
    const kid = await app.get(SigningKeysService).rotate();
    console.log(
      `Chave nova: ${kid}. A anterior continua publicada até o último token assinado com ela vencer (24 horas).`,
    );
    return 0;
  } finally {
    await app.close();
  }
}

runCommand(comando);
