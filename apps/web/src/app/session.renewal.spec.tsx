/**
 * antd's CommonJS build requires a package whose "source" export is TypeScript, which Jest cannot require.
 * @jest-environment-options {"customExportConditions": ["browser"]}
 */
import { jest } from '@jest/globals';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { pretendDesk, type Seen, serve } from './fetch.fixture.ts';
import { acessos, menu, sessao } from './session.fixture.ts';

pretendDesk();
const { Component: Shell } = await import('./shell.page.tsx');
// Preloaded: in the browser it arrives after the shell.
await import('../sessao/continuar.component.tsx');
await import('../sessao/entrar-com-chave.component.tsx');
const { shellLoader, reactTo } = await import('./session.flow.ts');
const { queryClient } = await import('./query-client.ts');
const { api, body } = await import('./api.client.ts');
const { once } = await import('./intent-key.ts');
const { useWork } = await import('./session.work.ts');
const { rememberCpf, currentMark } = await import('./session.signals.ts');
const { entered, settleAsk } = await import('./session.renewal.ts');

let typed = true;
const Page = () => {
  useWork(() => typed);
  return <h1>Tela</h1>;
};

async function open(session: Partial<ReturnType<typeof sessao>> = {}, over = true) {
  const server = {
    over,
    now: sessao(session) as ReturnType<typeof sessao> | undefined,
    who: sessao({ marca: 'm2' }),
    refuse: 0,
  };
  const guarded = (seen: Seen, json: unknown) =>
    server.over ? { status: 401, json: { type: '/problemas/sessao-encerrada' } } : { json: json ?? seen.body };
  const calls = serve({
    'GET /api/sessao': () => (server.now ? { json: server.now } : 'no network'),
    'GET /api/menu': { json: menu },
    'GET /api/acessos': { json: acessos },
    'GET /api/ms-alipen/notificacoes/contagem': { json: { aVer: 0, pendencias: 0 } },
    'GET /api/ms-alipen/pedidos': seen => guarded(seen, { itens: [] }),
    'POST /api/ms-alipen/pedidos': seen => guarded(seen, undefined),
    'POST /api/logout': { status: 204 },
    'POST /api/entrada/chave/desafio': {
      json: { desafio: 'A'.repeat(75), dominio: 'alipen.gov.br', credenciais: ['AQID'] },
    },
    'POST /api/entrada/chave': () => {
      if (server.refuse) return { status: server.refuse, json: { detail: 'A chave não abriu a sessão.' } };
      server.over = false;
      return { json: server.who };
    },
    'POST /api/login': () => {
      if (server.refuse) return { status: server.refuse };
      server.over = false;
      return { json: server.who };
    },
  });
  const router = createMemoryRouter(
    [
      { path: '/', loader: shellLoader, element: <Shell />, children: [{ path: '*', element: <Page /> }] },
      { path: '/login', element: <h1>Entrar</h1> },
    ],
    { initialEntries: ['/modules/solicitacao'] },
  );
  const view = render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { name: 'Tela' });
  return { server, calls, router, view };
}
const criar = () =>
  once('criarPedido:1', [], chave =>
    body(
      api.POST('/api/ms-alipen/pedidos', {
        params: { header: { 'Idempotency-Key': chave } },
        body: { lotacaoId: 1, dataRefeicao: '2026-11-21', itens: [] },
      }),
    ),
  );
const listar = () => body(api.GET('/api/ms-alipen/pedidos', { params: { query: {} } }));
const dialog = () => screen.findByRole('dialog', { name: 'Entre de novo para continuar' });
const enter = async () => {
  await userEvent.type(screen.getByLabelText('Senha'), 'segredo');
  await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
};

describe('a session that ends over work', () => {
  beforeEach(() => {
    queryClient.clear();
    sessionStorage.clear();
    typed = true;
    rememberCpf('52998224725');
    jest.spyOn(console, 'log').mockImplementation(() => undefined);
  });
  afterEach(() => {
    // The pages go first, so that none hears how a pending call ends.
    cleanup();
    settleAsk(true);
    jest.restoreAllMocks();
  });

  it('asks only the password once, and every refused call is said again as it was', async () => {
    const { calls } = await open();
    const both = Promise.all([criar(), listar()]);
    await dialog();
    expect((screen.getByLabelText(/^CPF de/) as HTMLInputElement).value).toBe('***.982.247-**');
    await enter();
    await expect(both).resolves.toHaveLength(2);
    const posts = calls.filter(({ method, path }) => method === 'POST' && path === '/api/ms-alipen/pedidos');
    expect(posts).toHaveLength(2);
    expect(posts[1]?.body).toEqual(posts[0]?.body);
    expect(posts[1]?.headers.get('Idempotency-Key')).toBe(posts[0]?.headers.get('Idempotency-Key'));
    expect(posts.map(({ headers }) => headers.get('X-Sessao'))).toEqual(['m1', 'm2']);
    expect(calls.filter(({ path }) => path === '/api/login').map(call => call.body)).toEqual([
      { cpf: '52998224725', senha: 'segredo' },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('heading', { name: 'Tela' })).toBeTruthy();
  });

  it("refused, the password is said in the brief's words and asked again", async () => {
    const { server } = await open();
    server.refuse = 401;
    const call = criar();
    await dialog();
    await enter();
    expect((await screen.findByRole('alert')).textContent).toBe('Usuário ou senha inválidos');
    server.refuse = 0;
    await enter();
    await expect(call).resolves.toBeTruthy();
  });

  it('a key opens it too: who entered by one has it first, and a wrong one ends nothing', async () => {
    Object.assign(window, { PublicKeyCredential: class {} });
    Object.defineProperty(window, 'isSecureContext', { configurable: true, value: true });
    const data = new Uint8Array([1]).buffer;
    const response = { clientDataJSON: data, authenticatorData: data, signature: data };
    const get = async () => ({ id: 'AQID', response });
    Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
    const { calls, server } = await open({ pelaChave: true });
    server.refuse = 401;
    const call = criar();
    const key = await within(await dialog()).findByRole('button', { name: 'Entrar com chave' });
    await waitFor(() => expect(document.activeElement).toBe(key));
    await userEvent.click(key);
    expect((await screen.findByRole('alert')).textContent).toBe('A chave não abriu a sessão.');
    expect(document.activeElement).toBe(key);
    server.refuse = 0;
    await userEvent.click(key);
    await expect(call).resolves.toBeTruthy();
    const touched = calls.filter(({ path }) => path === '/api/entrada/chave').map(each => each.body);
    const gesto = { id: 'AQID', dadosCliente: 'AQ', dadosAutenticador: 'AQ', assinatura: 'AQ' };
    expect(touched).toEqual([
      { cpf: '52998224725', gesto },
      { cpf: '52998224725', gesto },
    ]);
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    Reflect.deleteProperty(window, 'isSecureContext');
  });

  it('asks the CPF too when this page does not know it', async () => {
    rememberCpf('');
    const { calls } = await open();
    const call = criar();
    await dialog();
    await userEvent.type(screen.getByLabelText('CPF'), '52998224725');
    await enter();
    await call;
    expect(calls.find(({ path }) => path === '/api/login')?.body).toEqual({ cpf: '52998224725', senha: 'segredo' });
  });

  it('who is asked for a key and has none reads it on every screen', async () => {
    await open({ semChave: true }, false);
    expect(await screen.findByText(/O sistema pede que você entre com uma chave, e você ainda não tem/)).toBeTruthy();
  });

  it('on an idle screen, leaves for the sign-in page as ever', async () => {
    typed = false;
    await open();
    await expect(criar()).rejects.toThrow();
    await screen.findByRole('heading', { name: 'Entrar' });
  });

  it('whoever gives up leaves, and is not asked twice', async () => {
    await open();
    const both = Promise.allSettled([criar(), listar()]);
    await dialog();
    await userEvent.click(screen.getByRole('button', { name: 'Sair' }));
    expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await screen.findByRole('heading', { name: 'Entrar' });
  });

  it('a sign-in of the same person on another tab closes the question and the calls go on', async () => {
    const { server } = await open();
    const call = criar();
    await dialog();
    server.over = false;
    const reload = jest.fn();
    act(() => void reactTo('entered', jest.fn(), '/', reload));
    await call;
    expect([reload.mock.calls.length, currentMark()]).toEqual([0, 'm1']);
  });

  it("somebody else's sign-in loads the page anew, and the waiting call is never said in their name", async () => {
    const { calls } = await open();
    criar().catch(() => undefined);
    await dialog();
    const reload = jest.fn();
    act(() => entered(sessao({ usuario: { ...sessao().usuario, matricula: 'outra' } }), reload));
    expect(reload).toHaveBeenCalled();
    expect(calls.filter(({ method, path }) => method === 'POST' && path === '/api/ms-alipen/pedidos')).toHaveLength(1);
  });
});

describe('the late refusal of a session that another one replaced in this browser', () => {
  const late = async (who: Partial<ReturnType<typeof sessao>> | undefined) => {
    queryClient.clear();
    const { server, calls } = await open({}, false);
    server.now = who && sessao({ marca: 'm2', ...who });
    const [go, reload] = [jest.fn(), jest.fn()];
    act(() => void reactTo('lost', go, '/', reload));
    return { calls, go, reload };
  };
  const signedOut = (calls: Seen[]) => calls.some(({ path }) => path === '/api/logout');

  it('changes nothing where nobody answers who is in', async () => {
    const { calls, go, reload } = await late(undefined);
    await waitFor(() => expect(calls.filter(({ path }) => path === '/api/sessao')).toHaveLength(2));
    await act(() => Promise.resolve());
    expect([go.mock.calls, reload.mock.calls, signedOut(calls)]).toEqual([[], [], false]);
  });

  it('of the same person changes nothing but the mark', async () => {
    const { calls, go, reload } = await late({});
    await waitFor(() => expect(currentMark()).toBe('m2'));
    expect([go.mock.calls, reload.mock.calls, signedOut(calls)]).toEqual([[], [], false]);
  });

  it('of somebody else loads the page anew, under no mark of theirs, and signs nobody out', async () => {
    const { calls, go, reload } = await late({ usuario: { ...sessao().usuario, matricula: 'outra' } });
    await waitFor(() => expect(reload).toHaveBeenCalled());
    expect([go.mock.calls, currentMark(), signedOut(calls)]).toEqual([[], 'm1', false]);
  });
});

describe('ten minutes before the end', () => {
  it('says when it ends, and the password keeps the person in', async () => {
    queryClient.clear();
    rememberCpf('52998224725');
    const end = new Date(Date.now() + 9 * 60_000);
    // The session is not over yet: the question that an earlier case left open is settled, and its call answered.
    const { server } = await open({ expiraEm: end.toISOString() }, false);
    await act(async () => settleAsk(true));
    server.who = sessao({ marca: 'm3' });
    const hora = end.toLocaleTimeString('pt-BR', { hour: '2-digit', minute: '2-digit' });
    expect(await screen.findByText(`Sua sessão termina às ${hora}.`)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Continuar conectado' }));
    await dialog();
    await userEvent.click(screen.getByRole('button', { name: 'Agora não' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Continuar conectado' }));
    await dialog();
    await enter();
    await waitFor(() => expect(screen.queryByText(/Sua sessão termina/)).toBeNull());
  });
});
