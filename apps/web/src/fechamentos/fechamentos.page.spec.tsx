/**
 * downshift requires a package whose "source" export is TypeScript, which Jest cannot require.
 * @jest-environment-options {"customExportConditions": ["browser"]}
 */
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { pretendDesk, serve } from '../app/fetch.fixture.ts';
import { newQueryClient } from '../app/query-client.ts';
import { menu, sessao } from '../app/session.fixture.ts';

pretendDesk();
const { Component } = await import('./fechamentos.page.tsx');

const unidade = (id: number, nome: string) => ({ id, nome, municipio: 'São Luís', uf: 'MA' });
const [PRESIDIO, DELEGACIA] = [unidade(7, 'Presídio do Norte'), unidade(8, 'Delegacia do Sul')];
const DIAS = 'AF-R'.padEnd(30, '.');

async function abrir(visiveis: readonly object[], busca = '?mes=2026-11') {
  serve({
    'GET /api/sessao': { json: sessao({ usuario: { ...sessao().usuario, authorities: ['AL_MONITORAMENTO'] } }) },
    'GET /api/menu': { json: menu },
    'GET /api/acessos': { json: [] },
    'GET /api/ms-alipen/lotacoes': { json: { itens: visiveis, total: visiveis.length, pagina: 1, tamanho: 20 } },
    'GET /api/ms-alipen/fechamentos/mes': {
      json: {
        mes: '2026-11',
        linhas: [
          { lotacao: DELEGACIA, dias: 'A'.repeat(30) },
          { lotacao: PRESIDIO, dias: DIAS },
        ],
      },
    },
    'GET /api/ms-alipen/fechamentos': { json: { lotacao: PRESIDIO, itens: [] } },
    'GET /api/ms-alipen/motivos': { json: [] },
  });
  const router = createMemoryRouter([{ path: '/', Component }], { initialEntries: [`/${busca}`] });
  render(
    <QueryClientProvider client={newQueryClient()}>
      <Suspense>
        <RouterProvider router={router} />
      </Suspense>
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: 'Fechamento dos mapas' });
  return { router, user: userEvent.setup() };
}

describe('o fechamento dos mapas de todas as unidades', () => {
  it('começa com o mês de todas; a situação de cada dia é uma palavra para quem lê', async () => {
    await abrir([PRESIDIO, DELEGACIA]);
    const linha = (await screen.findByRole('link', { name: 'Presídio do Norte' })).closest('tr') as HTMLElement;
    const celulas = within(linha)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
    expect(celulas.slice(0, 5)).toEqual(['Assinado', 'Fechado', 'Aberto', 'Reaberto', 'ainda não terminou']);
    expect(celulas.at(-1)).toBe('2 de 4');
    expect(screen.getByText(/dias fechados/).textContent).toContain('32 de 34 dias fechados · 2 em aberto');
  });

  it('um dia leva à unidade nesse dia, e o nome leva à unidade', async () => {
    const { router, user } = await abrir([PRESIDIO, DELEGACIA]);
    const nome = await screen.findByRole('link', { name: 'Presídio do Norte' });
    expect(nome.getAttribute('href')).toBe('/?mes=2026-11&lotacaoId=7');
    await user.click(screen.getByTitle('03/11/2026: aberto'));
    expect(router.state.location.search).toBe('?lotacaoId=7&data=2026-11-03');
    await user.click(await screen.findByRole('link', { name: 'Todas as unidades' }));
    expect(await screen.findByRole('link', { name: 'Delegacia do Sul' })).toBeTruthy();
  });

  it('filtra quem tem dia em aberto e pelo nome, no endereço', async () => {
    const { router, user } = await abrir([PRESIDIO, DELEGACIA]);
    await user.click(await screen.findByRole('button', { name: 'Com dias em aberto 1' }));
    expect(router.state.location.search).toContain('mostrar=em-aberto');
    expect(screen.queryByRole('link', { name: 'Delegacia do Sul' })).toBeNull();
    await user.type(screen.getByRole('searchbox', { name: 'Unidade ou município' }), 'delegacia');
    await screen.findByText('Nenhuma unidade com estes filtros.');
    await user.click(screen.getByRole('button', { name: 'Limpar filtros' }));
    expect(await screen.findByRole('link', { name: 'Delegacia do Sul' })).toBeTruthy();
  });

  it('quem vê uma unidade só vai direto a ela', async () => {
    await abrir([PRESIDIO]);
    await screen.findByText('Escolha um dia');
    expect(screen.queryByRole('link', { name: 'Todas as unidades' })).toBeNull();
  });
});
