/**
 * antd's CommonJS build requires a package whose "source" export is TypeScript, which Jest cannot require.
 * @jest-environment-options {"customExportConditions": ["browser"]}
 */
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { pretendDesk } from './app/fetch.fixture.ts';
import { acessos, menu, sessao } from './app/session.fixture.ts';
import type { Papel } from './app/session.queries.ts';

pretendDesk();
const { askingOf } = await import('./app/first-queries.ts');
const { newQueryClient } = await import('./app/query-client.ts');
const { listarAcessos, obterMenu, obterSessao } = await import('./app/session.queries.ts');
const { FIRST } = await import('./first.table.ts');
const { PAGES } = await import('./pages.table.ts');

const ACOMPANHAMENTO = '/modules/monitoramento/acompanhamento';
const MAPA = '/modules/relatorios/mapaDiarioDeAlimentacao';
const MONITORAMENTO = '/modules/monitoramento/fiscalizacao';

/** An address, whose it is, and how many questions the screen begins with. */
const OPENINGS: readonly (readonly [string, Papel, number])[] = [
  ['/', 'GESTOR', 1],
  ['/modules/solicitacao?data=2026-11-20&tipo=EXTRA&lotacao=3', 'SOLICITANTE', 1],
  ['/modules/solicitacao?lotacao=3', 'GESTOR', 1],
  ['/modules/solicitacao?modo=dias', 'SOLICITANTE', 0],
  ['/modules/unidade/dietas?aVencer=true', 'SOLICITANTE', 2],
  ['/modules/unidade/dietas?item=4&situacao=PEDIDA', 'GESTOR', 3],
  ['/modules/unidade/entregas?data=2026-11-20', 'SOLICITANTE', 2],
  ['/modules/unidade/entregas', 'GESTOR', 1],
  ['/modules/unidade/entregas', 'FISCALIZACAO', 0],
  ['/modules/unidade/entregas?lotacao=2', 'GESTOR', 2],
  [`${ACOMPANHAMENTO}?lotacoes=1,2&situacao=ENVIADO,X&ordem=-lotacao&item=5`, 'GESTOR', 5],
  [`${ACOMPANHAMENTO}?lotacoes=1&ordem=lotacao`, 'SOLICITANTE', 4],
  [`${ACOMPANHAMENTO}?visao=fila&item=4&pedido=9`, 'ATENDIMENTO', 6],
  [`${MAPA}?uf=MA&lotacoes=1,2`, 'GESTOR', 2],
  [`${MAPA}?visao=mes&mes=2026-10&lotacaoId=3&uf=MA`, 'GESTOR', 1],
  [`${MAPA}?visao=mes`, 'GESTOR', 0],
  [`${MAPA}?visao=consolidado&base=ENTREGUE`, 'SOLICITANTE', 1],
  ['/modules/relatorios/medicoes?mes=2026-10&contratoId=x', 'GESTOR', 2],
  ['/modules/relatorios/medicoes?item=3', 'GESTOR', 5],
  ['/modules/relatorios/pagamentos?situacao=LIQUIDADO', 'GESTOR', 2],
  ['/modules/relatorios/auditorias', 'GESTOR', 2],
  ['/modules/relatorios/auditorias?item=1', 'GESTOR', 2],
  ['/modules/fiscalizacao/fiscalizacoesPendentes?quando=hoje', 'FISCALIZACAO', 1],
  ['/modules/fiscalizacao/fiscalizacoesRealizadas?lotacaoId=3&item=2', 'SOLICITANTE', 3],
  ['/modules/fiscalizacao/fiscalizacoesRealizadas?lotacaoId=3&gravidade=X', 'GESTOR', 2],
  ['/modules/fiscalizacao/ocorrencias?pedidoId=3&fornecedorId=y&item=8', 'GESTOR', 3],
  ['/modules/manutencao/fornecedor?pag=2&tamanho=20&ordem=-cnpj&aVencer=true&item=7', 'GESTOR', 3],
  ['/modules/manutencao/fornecedor?ordem=preco&pag=-1&situacao=X&item=novo', 'GESTOR', 2],
  ['/modules/manutencao/tipoPublico', 'GESTOR', 2],
  ['/modules/manutencao/lotacoes?uf=PI&item=1', 'GESTOR', 3],
  ['/modules/manutencao/usuarios?lotacaoId=2&item=1', 'GESTOR', 3],
  ['/modules/manutencao/tiposDieta', 'GESTOR', 2],
  ['/modules/manutencao/controleExterno', 'GESTOR', 1],
  ['/modules/manutencao/contasServico?situacao=VALIDA', 'GESTOR', 2],
  ['/modules/manutencao/webhooks?item=1', 'GESTOR', 3],
  ['/modules/manutencao/testemunhas?item=1', 'GESTOR', 3],
  ['/modules/manutencao/acessos', 'GESTOR', 2],
  ['/modules/manutencao/tipoAlimentacao', 'GESTOR', 1],
  ['/modules/manutencao/feriados?ano=2027&uf=MA', 'GESTOR', 1],
  ['/modules/manutencao/motivos?item=1', 'GESTOR', 1],
  ['/modules/manutencao/parametros', 'GESTOR', 2],
  ['/modules/manutencao/tarefas', 'GESTOR', 1],
  ['/modules/manutencao/telas', 'GESTOR', 1],
  ['/modules/fiscalizacao/formularios', 'GESTOR', 2],
  ['/modules/monitoramento/pedidosDasLotacoes?uf=MA&comparar=semana', 'GESTOR', 1],
  [`${MONITORAMENTO}?refeicao=2&fornecedorId=3`, 'GESTOR', 3],
  [`${MONITORAMENTO}?visao=tabela&gravidade=CRITICO&item=2`, 'GESTOR', 3],
];

/** Nothing is answered but what a screen waits for before it asks for the rest. */
const ANSWERED = ['/api/ms-alipen/tipos-alimentacao', '/api/ms-alipen/tipos-publico'];

function listen() {
  const asked: string[] = [];
  globalThis.fetch = input => {
    const { pathname, search } = new URL((input as Request).url);
    asked.push(pathname + search);
    return ANSWERED.includes(pathname)
      ? Promise.resolve(new Response('[]', { headers: { 'content-type': 'application/json' } }))
      : new Promise(() => undefined);
  };
  return asked;
}

const inicio = () => import('./inicio/inicio.page.tsx');
const pageOf = (rota: string) => ({ '/': inicio, ...PAGES })[rota] ?? inicio;

async function open(address: string, papel: Papel) {
  const client = newQueryClient();
  const session = sessao({ papel, papeis: [papel] });
  client.setQueryData(obterSessao().queryKey, session);
  client.setQueryData(obterMenu().queryKey, { ...menu, papel });
  client.setQueryData(listarAcessos().queryKey, acessos);
  const ofThePerson = new Set(client.getQueryCache().getAll());
  const { pathname, searchParams } = new URL(address, 'http://aqui');
  const load = FIRST[pathname];
  if (!load) throw new Error(`${pathname} asks nothing first`);
  (await load()).first(askingOf(client), { search: searchParams, session, papel });
  const first = client
    .getQueryCache()
    .getAll()
    .filter(query => !ofThePerson.has(query));
  const { Component } = await pageOf(pathname)();
  const router = createMemoryRouter([{ path: pathname, Component }], { initialEntries: [address] });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return first;
}

describe('the first questions of a screen', () => {
  afterEach(cleanup);

  it.each(OPENINGS)('%s, %s: are its own, and none is asked twice', async (address, papel, count) => {
    const asked = listen();
    const first = await open(address, papel);
    expect(first.map(({ queryKey }) => queryKey[0])).toHaveLength(count);
    await waitFor(() => {
      const alone = first.filter(query => query.getObserversCount() === 0).map(({ queryKey }) => queryKey);
      expect(alone).toEqual([]);
    });
    expect(asked.filter((call, at) => asked.indexOf(call) !== at)).toEqual([]);
  });

  it('cover every screen of the table', () => {
    const seen = OPENINGS.map(([address]) => new URL(address, 'http://aqui').pathname);
    expect(Object.keys(FIRST).filter(screen => !seen.includes(screen))).toEqual([]);
  });
});
