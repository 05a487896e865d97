import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useLive } from './live.hook.ts';
import { liveSnapshot, type Mudanca, type Novidades, setPaused, type TipoMudanca, tellReaders } from './live.store.ts';
import { newQueryClient } from './query-client.ts';

const pedido = (pedidoId: number): Mudanca => ({ tipo: 'pedido', pedidoId, lotacaoId: 1, data: '2026-11-21' });
const aviso: Mudanca = { tipo: 'notificacao' } as Mudanca;
const tell = (novidades: Novidades) => act(() => tellReaders(novidades));

function open(
  types: readonly TipoMudanca[],
  onChange?: (novidades: Novidades) => void,
  options: { hold?: boolean } = {},
) {
  const client = newQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const old = () =>
    client
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.isInvalidated)
      .map(({ queryKey }) => queryKey.join());
  for (const key of [['listarPedidos', 1], ['obterPedido', 7], ['listarNotificacoes'], ['listarTiposPublico']])
    client.setQueryData(key, {});
  const hook = renderHook(({ hold }) => useLive(types, onChange, { hold }), {
    wrapper,
    initialProps: { hold: options.hold ?? false },
  });
  return { ...hook, old };
}

beforeEach(() => setPaused(false));

describe('a screen that hears of changes', () => {
  it('reads again the queries of its own types, and no others', () => {
    const { old } = open(['pedido']);
    tell([aviso]);
    expect(old()).toEqual([]);
    tell([aviso, pedido(7)]);
    expect(old()).toEqual(['listarPedidos,1', 'obterPedido,7']);
  });

  it('reads all of its own again when nobody can say what changed', () => {
    const { old } = open(['notificacao']);
    tell('tudo');
    expect(old()).toEqual(['listarNotificacoes']);
  });

  it('that holds counts different things, and lets them in when asked', () => {
    const heard: Novidades[] = [];
    const { result } = open(['pedido'], novidades => heard.push(novidades), { hold: true });
    tell([pedido(1)]);
    tell([pedido(1), pedido(2), aviso]);
    expect([result.current.pending, heard]).toEqual([2, []]);
    act(() => result.current.show());
    expect([result.current.pending, heard]).toEqual([0, [[pedido(1), pedido(1), pedido(2)]]]);
  });

  it('that no longer holds takes what waited by itself', () => {
    const heard: Novidades[] = [];
    const { rerender } = open(['pedido'], novidades => heard.push(novidades), { hold: true });
    tell([pedido(1)]);
    tell('tudo');
    rerender({ hold: false });
    expect(heard).toEqual(['tudo']);
  });

  it('stands still while the person paused, on every screen of the tab', () => {
    const heard: Novidades[] = [];
    const { result } = open(['pedido'], novidades => heard.push(novidades));
    act(() => result.current.setPaused(true));
    tell([pedido(3)]);
    expect([heard, result.current.pending, result.current.paused]).toEqual([[], 1, true]);
    act(() => result.current.setPaused(false));
    expect([heard, result.current.pending]).toEqual([[[pedido(3)]], 0]);
  });

  it('uses what the screen knows now, and is gone with it', () => {
    const before = liveSnapshot().readers;
    const heard: string[] = [];
    const { rerender, unmount } = renderHook(({ name }) => useLive(['pedido'], () => heard.push(name)), {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={newQueryClient()}>{children}</QueryClientProvider>
      ),
      initialProps: { name: 'first' },
    });
    expect(liveSnapshot().readers).toBe(before + 1);
    rerender({ name: 'second' });
    tell([pedido(1)]);
    unmount();
    tell([pedido(2)]);
    expect([heard, liveSnapshot().readers]).toEqual([['second'], before]);
  });
});
