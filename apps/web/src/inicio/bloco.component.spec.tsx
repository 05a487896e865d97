import { jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { pretendDesk, serve } from '../app/fetch.fixture.ts';
import { newQueryClient } from '../app/query-client.ts';

pretendDesk();
const { Bloco } = await import('./bloco.component.tsx');
const { InicioContext } = await import('./inicio.context.ts');

const problema = { detail: 'O servidor do governo não respondeu a tempo.', instance: 'ab-12' };
const inicio = { papel: 'GESTOR', data: '2026-11-24', lidoEm: null, blocos: { mensagens: { problema } } };
const contexto = { papel: 'GESTOR', data: '2026-11-24', inicio, recebidoEm: 0, reler: () => undefined };

describe('o bloco da página inicial que não veio', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('diz por quê, e pergunta de novo por si três vezes, cada vez mais tarde', async () => {
    const calls = serve({ 'GET /api/inicio': { status: 503, json: {} } });
    const passar = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    render(
      <QueryClientProvider client={newQueryClient()}>
        <InicioContext.Provider value={contexto as never}>
          <Bloco nome="mensagens" titulo="Mensagens" altura={100}>
            {() => null}
          </Bloco>
        </InicioContext.Provider>
      </QueryClientProvider>,
    );
    expect(screen.getByText(/não respondeu a tempo/)).toBeTruthy();
    const vezes: number[] = [];
    for (const ms of [3_900, 200, 14_000, 2_000, 58_000, 3_000, 600_000]) {
      await passar(ms);
      vezes.push(calls.length);
    }
    expect(vezes).toEqual([0, 1, 1, 2, 2, 3, 3]);
    expect(screen.getByRole('button', { name: /Tentar de novo/ })).toBeTruthy();
  });
});
