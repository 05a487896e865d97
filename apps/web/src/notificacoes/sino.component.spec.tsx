/**
 * @jest-environment-options {"customExportConditions": ["browser"]}
 */
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { pretendDesk, serve } from '../app/fetch.fixture.ts';
import { newQueryClient } from '../app/query-client.ts';
import { acessos, menu, sessao } from '../app/session.fixture.ts';
import type { Notificacao } from './notificacoes.queries.ts';

pretendDesk();
const { Sino } = await import('./sino.component.tsx');

const HOJE = new Date();
const ONTEM = new Date(HOJE.getTime() - 86_400_000);

const notificacao = (over: Partial<Notificacao> = {}): Notificacao => ({
  id: 1,
  tipo: 'PENDENCIA',
  evento: 'SEM_PEDIDO_2H',
  titulo: 'Falta enviar o pedido: limite às 18:00',
  texto: 'Ainda não há pedido enviado para 21/11/2026.',
  lotacao: { id: 7, nome: 'Cedral' },
  pedidoId: null,
  dataRefeicao: '2026-11-21',
  criadaEm: HOJE.toISOString(),
  lida: false,
  resolvidaEm: null,
  ...over,
});

function abrir(itens: Notificacao[], contagem = { aVer: itens.length, pendencias: 1 }) {
  const calls = serve({
    'GET /api/sessao': { json: sessao() },
    'GET /api/menu': { json: menu },
    'GET /api/acessos': { json: acessos },
    'GET /api/ms-alipen/notificacoes/contagem': { json: contagem },
    'GET /api/ms-alipen/notificacoes': { json: { itens, total: itens.length, pagina: 1, tamanho: 20 } },
    'PUT /api/ms-alipen/notificacoes/1/leitura': { json: contagem },
    'PUT /api/ms-alipen/notificacoes/leitura': { json: contagem },
  });
  const client = newQueryClient();
  client.setQueryData(['obterSessao'], sessao());
  client.setQueryData(['obterMenu', null], menu);
  client.setQueryData(['listarAcessos'], acessos);
  const router = createMemoryRouter([{ path: '*', element: <Sino /> }]);
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { calls, router };
}

const dias = [
  notificacao(),
  notificacao({
    id: 2,
    tipo: 'AVISO',
    evento: 'PEDIDO_CONFIRMADO',
    titulo: 'Pedido confirmado',
    criadaEm: ONTEM.toISOString(),
  }),
];

describe('o sino', () => {
  it('diz em palavras quantas há a ver e quantas pendências', async () => {
    abrir(dias);
    const botao = await screen.findByRole('button', { name: 'Notificações: 2 a ver, 1 pendência' });
    expect(botao.textContent).toBe('2');
  });

  it('sem nada a ver não mostra número', async () => {
    abrir([], { aVer: 0, pendencias: 0 });
    const botao = await screen.findByRole('button', { name: 'Notificações: nada a ver' });
    expect(botao.textContent).toBe('');
    await userEvent.click(botao);
    expect(await screen.findByText('Nada pede a sua atenção agora.')).toBeTruthy();
  });

  it('abre por dia, com o que fazer; Esc fecha e devolve o foco', async () => {
    abrir(dias);
    const botao = await screen.findByRole('button', { name: /^Notificações: 2/ });
    await userEvent.click(botao);
    const painel = await screen.findByRole('region', { name: 'Notificações' });
    await within(painel).findByRole('heading', { name: 'Hoje' });
    expect(within(painel).getByRole('heading', { name: 'Ontem' })).toBeTruthy();
    const fazer = within(painel).getByRole('link', { name: /^Solicitar/ });
    expect(fazer.getAttribute('href')).toBe('/modules/solicitacao?lotacao=7&data=2026-11-21');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Notificações' })).toBeNull();
    expect(document.activeElement).toBe(botao);
  });

  it('ir ao pedido marca como lida e fecha', async () => {
    const { calls, router } = abrir(dias);
    await userEvent.click(await screen.findByRole('button', { name: /^Notificações: 2/ }));
    await userEvent.click(await screen.findByRole('link', { name: /^Solicitar/ }));
    await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/notificacoes/1/leitura'))).toBe(true));
    expect(router.state.location.pathname).toBe('/modules/solicitacao');
    expect(screen.queryByRole('region', { name: 'Notificações' })).toBeNull();
  });

  it('marcar todas vai até a mais nova que está na tela', async () => {
    const { calls } = abrir(dias);
    await userEvent.click(await screen.findByRole('button', { name: /^Notificações: 2/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Marcar todas como lidas' }));
    await waitFor(() => expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ ate: 2 }));
  });

  it('quem não abre a tela do que fazer não recebe o link', async () => {
    abrir([notificacao({ evento: 'PEDIDO_CONFIRMADO', pedidoId: 9 })]);
    await userEvent.click(await screen.findByRole('button', { name: /^Notificações: 1/ }));
    await screen.findByText('Falta enviar o pedido: limite às 18:00');
    expect(screen.queryByRole('link', { name: /^Ver o pedido/ })).toBeNull();
  });
});
