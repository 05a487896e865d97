import { runCommand } from '@alipen/platform/environment/run-command';
import { readConfiguration } from './configuration.ts';
import { SomasService } from './mapa-diario/somas/somas.service.ts';
import { criarServidor } from './servidor.ts';

const USO = 'Uso: node dist/somas.comando.js conferir | somar | refazer';

async function comando([acao, ...resto]: readonly string[]): Promise<number> {
  if (!acao || !['conferir', 'somar', 'refazer'].includes(acao) || resto.length) {
    console.error(USO);
    return 2;
  }
  // A command serves nobody, so no job runs and no demonstration is seeded.
  const app = await criarServidor(
    { ...readConfiguration(process.env), logLevel: 'warn', jobs: false, demo: false },
    { beside: true },
  );
  try {
    const somas = app.get(SomasService, { strict: false });
    if (acao !== 'conferir') console.log(`${await (acao === 'somar' ? somas.somar() : somas.refazer())} somas feitas.`);
    const { conferidas, erradas } = await somas.conferir();
    for (const { mes, lotacaoId } of erradas)
      console.error(`Lotação ${lotacaoId}, ${mes.slice(0, 7)}: a soma não confere.`);
    console.log(`${conferidas} somas conferidas, ${erradas.length} erradas.`);
    if (erradas.length) console.error('Refaça-as com: node dist/somas.comando.js refazer');
    return erradas.length ? 1 : 0;
  } finally {
    await app.close();
  }
}

runCommand(comando);
