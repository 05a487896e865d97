/**
 * @jest-environment-options {"customExportConditions": ["browser"]}
 */
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { pretendDesk, serve } from '../app/fetch.fixture.ts';
import { newQueryClient } from '../app/query-client.ts';

pretendDesk();
const { AndamentoGovbr } = await import('./andamento.panel.tsx');
const { Component: Retorno } = await import('./retorno.page.tsx');
const { telaDaVolta, voltarPara } = await import('./endereco.ts');

const ID = '0b6c9c0e-6f3a-4a55-9d0c-1f2e3d4c5b6a';
const FECHAMENTOS = '/modules/relatorios/fechamentos';
const papel = (codigo: string, assinado = false) => ({ codigo, titulo: `Mapa ${codigo}`, assinado });
const tentativa = (mais: object = {}) => ({
  ...{ assinaturaId: ID, situacao: 'AUTORIZADA', motivo: null, voltar: `${FECHAMENTOS}?mes=2026-11&govbrOnde=mes` },
  ...{ expiraEm: '2026-11-24T12:10:00Z', papeis: ['A', 'B', 'C'].map(codigo => papel(codigo)) },
  ...mais,
});
const CAMINHO = `/api/ms-alipen/assinaturas-govbr/${ID}`;

function abrir(answers: Parameters<typeof serve>[0], onde = `${FECHAMENTOS}?mes=2026-11&govbrOnde=mes&govbr=${ID}`) {
  const calls = serve(answers);
  const router = createMemoryRouter(
    [
      { path: FECHAMENTOS, element: <AndamentoGovbr onde="mes" /> },
      { path: '/assinatura-govbr', element: <Retorno /> },
      { path: '/', element: <p>início</p> },
    ],
    { initialEntries: [onde] },
  );
  render(
    <QueryClientProvider client={newQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { calls, router };
}

describe('a volta do gov.br', () => {
  it('assina um papel depois do outro, e diz quantos foram e quais ficaram, com o motivo', async () => {
    const assinados = new Set<string>();
    const lida = () => ({ json: tentativa({ papeis: ['A', 'B', 'C'].map(cada => papel(cada, assinados.has(cada))) }) });
    const assinar = ({ path }: { path: string }) => {
      assinados.add(path.slice(-1));
      return lida();
    };
    const { router } = abrir({
      [`GET ${CAMINHO}`]: lida,
      [`POST ${CAMINHO}/papeis/A`]: assinar,
      [`POST ${CAMINHO}/papeis/B`]: { status: 422, json: { detail: 'O gov.br devolveu outra coisa.' } },
      [`POST ${CAMINHO}/papeis/C`]: assinar,
    });
    expect(await screen.findByText('2 assinados com gov.br, 1 ficou pendente:')).toBeTruthy();
    expect(screen.getByText('O gov.br devolveu outra coisa.')).toBeTruthy();
    expect(screen.getByText(/^Mapa B/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Assinar o que falta com gov.br' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));
    expect(router.state.location.search).toBe('?mes=2026-11');
  });

  it('onde o gov.br não responde, o resto fica para depois', async () => {
    const { calls } = abrir({
      [`GET ${CAMINHO}`]: { json: tentativa() },
      [`POST ${CAMINHO}/papeis/A`]: { status: 503, json: { detail: 'O gov.br não respondeu.' } },
    });
    expect(await screen.findByText('0 assinados com gov.br, 3 ficaram pendentes:')).toBeTruthy();
    expect(calls.filter(call => call.method === 'POST')).toHaveLength(1);
  });

  it('três recusas seguidas são do gov.br, e não dos papéis', async () => {
    const papeis = ['A', 'B', 'C', 'D', 'E'].map(codigo => papel(codigo));
    const recusa = { status: 409, json: { detail: 'A autorização do gov.br terminou.' } };
    const { calls } = abrir({
      [`GET ${CAMINHO}`]: { json: tentativa({ papeis }) },
      ...Object.fromEntries(papeis.map(({ codigo }) => [`POST ${CAMINHO}/papeis/${codigo}`, recusa])),
    });
    expect(await screen.findByText('0 assinados com gov.br, 5 ficaram pendentes:')).toBeTruthy();
    expect(calls.filter(call => call.method === 'POST')).toHaveLength(3);
  });

  it('quem não autorizou lê por quê, e nada é assinado', async () => {
    const { calls } = abrir({
      [`GET ${CAMINHO}`]: { json: tentativa({ situacao: 'RECUSADA', motivo: 'Você não autorizou.' }) },
    });
    expect(await screen.findByText('Você não autorizou.')).toBeTruthy();
    expect(calls.filter(call => call.method === 'POST')).toHaveLength(0);
  });

  it('o endereço da volta é trocado pelo da tela em que se começou', async () => {
    const { router } = abrir(
      {
        'POST /api/ms-alipen/assinaturas-govbr/retorno': { json: tentativa({ papeis: [papel('A', true)] }) },
        [`GET ${CAMINHO}`]: { json: tentativa({ papeis: [papel('A', true)] }) },
      },
      '/assinatura-govbr?code=OC-1&state=S',
    );
    expect(await screen.findByText('1 papel assinado com gov.br.')).toBeTruthy();
    expect(router.state.location.pathname + router.state.location.search).toBe(
      `${FECHAMENTOS}?mes=2026-11&govbrOnde=mes&govbr=${ID}`,
    );
  });

  it('a volta que não é desta conta é dita, e não leva a lugar nenhum', async () => {
    const { router } = abrir(
      { 'POST /api/ms-alipen/assinaturas-govbr/retorno': { status: 404, json: { detail: 'Esta volta não é sua.' } } },
      '/assinatura-govbr?code=OC-1&state=S',
    );
    expect(await screen.findByText('Esta volta não é sua.')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/assinatura-govbr');
    abrir({}, '/assinatura-govbr');
    await waitFor(() => expect(screen.getByText(/nada veio dele/)).toBeTruthy());
  });

  it('só se volta a uma tela nossa', () => {
    const para = (voltar: string) => telaDaVolta({ voltar, assinaturaId: ID });
    expect(para(voltarPara({ pathname: FECHAMENTOS, search: '?data=2026-11-21&govbr=velha' }, 'T-1'))).toBe(
      `${FECHAMENTOS}?data=2026-11-21&govbrOnde=T-1&govbr=${ID}`,
    );
    for (const fora of ['https://outro.gov.br/', '//outro.gov.br', '/login?voltar=x', 'javascript:alert(1)']) {
      expect(para(fora)).toBe('/');
    }
  });
});
