/**
 * antd's CommonJS build requires a package whose "source" export is TypeScript, which Jest cannot require.
 * @jest-environment-options {"customExportConditions": ["browser"]}
 */
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { pretendDesk, type Seen, serve } from '../app/fetch.fixture.ts';
import { newQueryClient } from '../app/query-client.ts';
import type { Horarios, Tipo, TipoDetalhado } from './tipos-alimentacao.queries.ts';

pretendDesk();
const { Component } = await import('./tipos-alimentacao.page.tsx');
const { movido } = await import('./lista.component.tsx');

const PATH = '/api/ms-alipen/tipos-alimentacao';
const horarios: Horarios = {
  horaLimitePedido: '18:00',
  diasAntecedencia: 1,
  horaLimiteAjuste: '08:30',
  diasAntecedenciaAjuste: 0,
  entregaInicio: '11:00',
  entregaFim: '12:00',
  toleranciaMin: 15,
  pesoMinimoG: 700,
  toleranciaPesoPct: 5,
  toleranciaPesoUnidadePct: 10,
  tempMinimaQuenteC: 60,
  tempMaximaFriaC: 5,
};
const comum = { icone: 'BowlFood', cor: 'ANIL', meioDoDia: true, fotoObrigatoria: false, ativo: true } as const;
const tipo = (id: number, nome: string): Tipo => ({
  id,
  nome,
  sigla: nome.slice(0, 3),
  ordem: id * 10,
  ...comum,
  ...horarios,
});
const almoco: TipoDetalhado = {
  id: 1,
  nome: 'Almoço',
  sigla: 'ALM',
  ordem: 10,
  ...comum,
  versao: 3,
  hoje: '2026-11-20',
  vigencias: [{ valeDe: null, situacao: 'EM_VIGOR', horarios, criadaEm: null, criadaPor: null, avisos: [] }],
};
const EM_USO = 'Almoço está em uso: programação de 10 unidades (UP 1, UP 2, UP 3 e mais 7).';

function abrir(address: string, answers: Parameters<typeof serve>[0] = {}) {
  const calls = serve({
    [`GET ${PATH}`]: { json: [tipo(1, 'Almoço'), tipo(2, 'Jantar')] },
    [`GET ${PATH}/1`]: { json: almoco },
    ...answers,
  });
  const router = createMemoryRouter([{ path: '/', element: <Component /> }], { initialEntries: [address] });
  render(
    <QueryClientProvider client={newQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { calls, user: userEvent.setup() };
}
const feitas = (calls: Seen[], method: string) => calls.filter(call => call.method === method);

describe('a tela dos tipos de alimentação', () => {
  it('move uma refeição por botões e manda a lista inteira', async () => {
    const { calls, user } = abrir('/', { [`PUT ${PATH}/ordem`]: { json: [] } });
    await user.click(await screen.findByRole('button', { name: 'Descer Almoço' }));
    await waitFor(() => expect(feitas(calls, 'PUT')[0]?.body).toEqual({ ids: [2, 1] }));
    const botao = screen.getByRole('button', { name: 'Subir Almoço' });
    expect((botao as HTMLButtonElement).disabled).toBe(true);
  });

  it('o que está em uso só se desativa depois de confirmar, e desistir não muda nada', async () => {
    const inativacoes: string[] = [];
    const { calls, user } = abrir('/?item=1', {
      [`POST ${PATH}/1/inativacao`]: () => {
        inativacoes.push('pedida');
        return inativacoes.length === 1
          ? { status: 409, json: { type: '/problemas/em-uso', title: 'Em uso', status: 409, detail: EM_USO } }
          : { json: { ...almoco, ativo: false, versao: 4 } };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Desativar' }));
    await screen.findByText(EM_USO);
    await user.click(screen.getByRole('button', { name: 'Desativar mesmo assim' }));
    await waitFor(() => expect(feitas(calls, 'POST')).toHaveLength(2));
    expect(await screen.findByRole('button', { name: 'Reativar' })).toBeTruthy();
  });

  it('antes de salvar diz o que a mudança toca; o erro do servidor fica no campo', async () => {
    const { calls, user } = abrir('/?item=1&aba=horarios', {
      [`POST ${PATH}/1/vigencias/simulacao`]: {
        json: { valeDe: '2026-11-25', ate: null, unidades: 10, rascunhos: 2, enviados: 5, avisos: ['Coincide.'] },
      },
      [`POST ${PATH}/1/vigencias`]: {
        status: 422,
        json: {
          status: 422,
          detail: 'Confira.',
          errors: [{ pointer: '/horarios/entregaFim', detail: 'Termina cedo.' }],
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Mudar horários e limites' }));
    await screen.findByLabelText('Vale a partir de');
    await user.type(screen.getByLabelText('Vale a partir de'), '25/11/2026');
    const fim = screen.getByLabelText('Entrega até');
    await user.clear(fim);
    await user.type(fim, '10:00');
    expect(await screen.findByText('Coincide.')).toBeTruthy();
    await user.click(screen.getByText('Salvar mudança'));
    expect((await screen.findAllByText(/Termina cedo\./)).length).toBeGreaterThan(0);
    const enviada = calls.find(({ path }) => path === `${PATH}/1/vigencias`);
    expect(enviada?.headers.get('if-match')).toBe('"3"');
    expect(enviada?.body).toEqual({ valeDe: '2026-11-25', horarios: { ...horarios, entregaFim: '10:00' } });
  });

  it('o mesmo para cima e para baixo não muda a lista', () => {
    expect(movido([1, 2, 3], 2, -1)).toEqual([2, 1, 3]);
    expect(movido(movido([1, 2, 3], 2, 1), 2, -1)).toEqual([1, 2, 3]);
  });
});
