/**
 * antd's CommonJS build requires a package whose "source" export is TypeScript, which Jest cannot require.
 * @jest-environment-options {"customExportConditions": ["browser"]}
 */
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { pretendDesk, serve } from '../app/fetch.fixture.ts';
import { menu, sessao } from '../app/session.fixture.ts';
import type { Acesso } from '../app/session.queries.ts';

pretendDesk();
const { queryClient } = await import('../app/query-client.ts');
const { listarAcessos, obterMenu, obterSessao } = await import('../app/session.queries.ts');
const { ROUTES } = await import('../app/screens.table.ts');
const { Component: Tudo } = await import('./tudo.page.tsx');
const { Component: Manual } = await import('./manual.page.tsx');
const { Caminho } = await import('./caminho.component.tsx');
const { default: AjudaDrawer } = await import('./ajuda.drawer.tsx');

const SOLICITACAO = '/modules/solicitacao';
const FORNECEDOR = '/modules/manutencao/fornecedor';

async function open(element: ReactNode, at: string, closed: readonly string[] = []) {
  queryClient.clear();
  const acessos = ROUTES.map(
    (rota): Acesso => ({ rota, autoridades: ['SOLICITANTE'], permitido: !closed.includes(rota) }),
  );
  serve({
    'GET /api/sessao': { json: sessao() },
    'GET /api/menu': { json: menu },
    'GET /api/acessos': { json: acessos },
  });
  await Promise.all([
    queryClient.ensureQueryData(obterSessao()),
    queryClient.ensureQueryData(obterMenu()),
    queryClient.ensureQueryData(listarAcessos()),
  ]);
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}
const links = (inside: HTMLElement) =>
  within(inside)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('tudo o que a pessoa pode fazer', () => {
  it('tem o nome do menu e só o que a lista de acesso deixa', async () => {
    await open(<Tudo />, '/tudo', [FORNECEDOR]);
    const names = links(document.body);
    expect(names).toContain('Solicitações Efetuadas');
    expect(names).not.toContain('Acompanhamento');
    expect(names).not.toContain('Fornecedor');
    expect(screen.getByText('Peça as refeições de amanhã ou de vários dias.')).toBeTruthy();
  });

  it('acha pela frase, sem acento, e o endereço guarda o que se digitou', async () => {
    const router = await open(<Tudo />, '/tudo');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar uma tela' }), 'bloq senha');
    await waitFor(() => expect(links(document.body)).toEqual(['Usuários']));
    expect(router.state.location.search).toBe('?busca=bloq+senha');
    await userEvent.type(screen.getByRole('searchbox'), ' zzz');
    await screen.findByText('Nenhuma tela com essas palavras.');
  });
});

describe('o caminho do trabalho', () => {
  it('mostra a tela entre as vizinhas que a pessoa abre', async () => {
    await open(<Caminho />, `${SOLICITACAO}?data=2026-11-21`, ['/modules/manutencao/programacaoUnidade']);
    const way = screen.getByRole('navigation', { name: 'Telas do mesmo trabalho' });
    expect(links(way)).toEqual(['Solicitações Efetuadas', 'Entregas de hoje']);
    expect(way.querySelector('[aria-current=page]')?.textContent).toBe('Solicitar Alimentação');
    expect(within(way).getByRole('link', { name: 'Entregas de hoje' }).getAttribute('href')).toBe(
      '/modules/unidade/entregas?data=2026-11-21',
    );
  });
});

describe('a ajuda', () => {
  it('abre no que o manual diz da tela, e tem as teclas dela', async () => {
    await open(<AjudaDrawer fechar={() => undefined} />, SOLICITACAO);
    await screen.findByRole('heading', { name: 'Pedir as refeições de amanhã' });
    await userEvent.click(screen.getByRole('button', { name: 'Teclas' }));
    expect(screen.getByText('Conferir e enviar o pedido')).toBeTruthy();
  });

  it('procura, marca o que achou e leva ao título da parte escolhida', async () => {
    await open(<AjudaDrawer fechar={() => undefined} />, SOLICITACAO);
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Buscar no manual' }), 'reposicao');
    await userEvent.click(await screen.findByRole('link', { name: 'Receber as refeições' }));
    const heading = await screen.findByRole('heading', { name: 'Receber as refeições' });
    expect(document.activeElement).toBe(heading);
    expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent?.toLowerCase())).toContain(
      'reposição',
    );
    expect(screen.getByRole('link', { name: 'Abrir Entregas de hoje' })).toBeTruthy();
  });

  it('o manual inteiro abre na parte do endereço', async () => {
    await open(<Manual />, '/manual#efetivo-diario');
    expect(document.activeElement?.textContent).toBe('Efetivo diário');
    expect(links(screen.getByRole('navigation', { name: 'Sumário do manual' }))).toContain('Medição mensal');
  });
});
