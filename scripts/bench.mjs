// npm run bench: the benchmarks, with their peers side by side in one run.
import { build, install } from './steps/prepare.mjs';
import { at, main, requireNode, run } from './steps/shell.mjs';

main(async () => {
  requireNode();
  await install();
  await build();
  await run(process.execPath, [at('bench/run.mjs'), ...process.argv.slice(2)]);
  for (const name of [
    'listas',
    'lote',
    'limite',
    'pico',
    'ano',
    'mapa',
    'grade',
    'fotos',
    'telefone',
    'navegacao',
    'primeira-visita',
    'painel',
    'inicio',
    'fluxos',
    'entradas',
    'directus',
  ])
    await run(process.execPath, [at(`bench/${name}.mjs`)]);
});
