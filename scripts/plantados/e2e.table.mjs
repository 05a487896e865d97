/** Defects that only a browser on the built product can see. */
export const e2e = [
  {
    id: 'jornada-tela-sem-guarda',
    breaks: 'A screen opens for who may not open it.',
    file: 'apps/web/src/app/session.flow.ts',
    find: '  if (!mayOpen(route, session, accesses)) throw new Response(null, { status: 403 });\n',
    put: '',
    caughtBy: 'e2e/casca.e2e.ts',
  },
  {
    id: 'jornada-medidas',
    breaks: 'The mark of the agency is not of the size that was asked for.',
    file: 'apps/web/src/app/shell.css',
    find: '    width: 66px;\n    height: 66px;\n',
    put: '    width: 60px;\n    height: 60px;\n',
    caughtBy: 'e2e/casca.e2e.ts',
  },
  {
    id: 'jornada-base-esquecida',
    breaks: 'A call leaves for the root of the host, wherever the product is installed.',
    file: 'apps/web/src/live/live-line.ts',
    find: '`${basePath}${this.wiring.address()}`',
    put: 'this.wiring.address()',
    caughtBy: 'e2e/caminho-base.e2e.ts',
  },
  {
    id: 'jornada-sem-idioma',
    breaks: 'A screen reader reads the pages with the voice of another language.',
    file: 'apps/web/index.html',
    find: '<html lang="pt-BR" data-painel',
    put: '<html data-painel',
    caughtBy: 'e2e/entrada.e2e.ts',
  },
  {
    id: 'jornada-pagina-nao-guardada',
    breaks: 'The product does not open where there is no network.',
    file: 'apps/web/src/app/service-worker.ts',
    find: 'return (await cache.match(HOME)) ?? fetch(request);',
    put: 'return fetch(request);',
    caughtBy: 'e2e/fiscalizacao.e2e.ts',
  },
];
