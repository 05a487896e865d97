/**
 * antd's CommonJS build requires a package whose "source" export is TypeScript, which Jest cannot require.
 * @jest-environment-options {"customExportConditions": ["browser"]}
 */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pretendDesk, serve } from './fetch.fixture.ts';
import type { SessaoAberta } from './own-sessions.queries.ts';

pretendDesk();
const { default: OwnSessions } = await import('./own-sessions.dialog.tsx');

const sessao = (id: number, over: Partial<SessaoAberta> = {}): SessaoAberta => ({
  id,
  esta: false,
  dispositivo: 'Chrome no Windows',
  endereco: '200.137.10.x',
  forma: 'SENHA',
  iniciadaEm: '2026-11-22T12:00:00.000Z',
  expiraEm: '2026-11-23T12:00:00.000Z',
  ...over,
});
const TODAS = [
  sessao(3, { esta: true }),
  sessao(2, { dispositivo: null, endereco: null, forma: 'PROVEDOR' }),
  sessao(1, { forma: 'CHAVE' }),
];
const PATH = '/api/ms-alipen/minhas-sessoes';

function open(answers: Parameters<typeof serve>[0]) {
  const calls = serve({ [`GET ${PATH}`]: { json: TODAS }, ...answers });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <OwnSessions close={() => undefined} />
    </QueryClientProvider>,
  );
  return calls;
}

describe("a person's own sessions", () => {
  it('say device, network and since when; this one cannot be ended here', async () => {
    open({});
    const [esta, provedor, chave] = await screen.findAllByRole('listitem');
    expect(esta?.textContent).toMatch(/Chrome no Windows.*Esta sessão.*Desde 22\/11\/2026.*rede 200\.137\.10\.x/);
    expect(within(esta as HTMLElement).queryByRole('button')).toBeNull();
    expect(provedor?.textContent).toMatch(/Aparelho não reconhecido.*pelo gov\.br/);
    expect([esta, chave].map(item => item?.textContent?.includes('com a chave'))).toEqual([false, true]);
  });

  it('one is ended, and the list is what is left', async () => {
    const calls = open({ [`DELETE ${PATH}/1`]: { json: TODAS.slice(0, 2) } });
    await userEvent.click(await screen.findByRole('button', { name: /^Encerrar Chrome no Windows/ }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
    expect(calls.some(({ method, path }) => method === 'DELETE' && path === `${PATH}/1`)).toBe(true);
  });

  it('all the others are ended at once', async () => {
    open({ [`DELETE ${PATH}`]: { json: TODAS.slice(0, 1) } });
    await userEvent.click(await screen.findByRole('button', { name: 'Encerrar as outras 2' }));
    expect(await screen.findByText('Só esta sessão ficou aberta.')).toBeTruthy();
  });

  it('a refusal is said, and nothing seems ended', async () => {
    open({ [`DELETE ${PATH}/1`]: { status: 503, json: { status: 503, detail: 'Tente de novo.' } } });
    await userEvent.click(await screen.findByRole('button', { name: /^Encerrar Chrome no Windows/ }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });
});
