/**
 * antd's CommonJS build requires a package whose "source" export is TypeScript, which Jest cannot require.
 * @jest-environment-options {"customExportConditions": ["browser"]}
 */
import { jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { pretendDesk, type Seen, serve } from '../app/fetch.fixture.ts';
import { sessao } from '../app/session.fixture.ts';

pretendDesk();
// Preloaded: in the browser it arrives after the form.
await import('./entrar-com-chave.component.tsx');
const { Component: Login } = await import('./login.page.tsx');

const CPF = '52998224725';
const PEDIDO = {
  desafio: 'A'.repeat(75),
  dominio: 'alipen.gov.br',
  credenciais: ['AQID', 'BAUG', 'BwgJ', 'CgsM', 'DQ4P'],
  // A computer whose clock is a year off asks and enters all the same.
  expiraEm: '2025-01-01T00:00:00Z',
};
const bytes = (...data: number[]) => new Uint8Array(data).buffer;
const TOQUE = {
  id: 'AQID',
  response: { clientDataJSON: bytes(123, 125), authenticatorData: bytes(1), signature: bytes(48) },
};
const GESTO = { id: 'AQID', dadosCliente: 'e30', dadosAutenticador: 'AQ', assinatura: 'MA' };
const get = jest.fn<(asked: CredentialRequestOptions) => Promise<unknown>>();

const withKeys = (keys: boolean, secure = true) => {
  if (keys) Object.assign(window, { PublicKeyCredential: class {} });
  else Reflect.deleteProperty(window, 'PublicKeyCredential');
  Object.defineProperty(window, 'isSecureContext', { configurable: true, value: secure });
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
};

const open = (path = '/login') => {
  const routes = [
    { path: '/login', element: <Login /> },
    { path: '*', element: <h1>Dentro</h1> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  return { router, ...render(<RouterProvider router={router} />) };
};
const button = () => screen.findByRole('button', { name: /Entrar com chave|Toque no aparelho/ });
const typeCpf = async () => {
  await userEvent.click(screen.getByLabelText('CPF'));
  await userEvent.paste('529.982.247-25');
};
const alert = async () => (await within(screen.getByRole('main')).findByRole('alert')).textContent;
const of = (calls: Seen[], path: string) => calls.filter(each => each.path === path);

describe('entering with a key', () => {
  beforeEach(() => {
    get.mockReset();
    get.mockResolvedValue(TOQUE);
    withKeys(true);
  });
  afterEach(() => {
    withKeys(false);
    Reflect.deleteProperty(window, 'isSecureContext');
  });

  it('asks for the challenge of the typed CPF, then for one touch, and opens the screen that was asked for', async () => {
    const calls = serve({
      'POST /api/entrada/chave/desafio': { json: PEDIDO },
      'POST /api/entrada/chave': { json: sessao({ pelaChave: true }) },
    });
    const { router } = open('/login?voltar=%2Fmodules%2Fsolicitacao');
    await typeCpf();
    await userEvent.click(await button());
    await screen.findByRole('heading', { name: 'Dentro' });
    expect(router.state.location.pathname).toBe('/modules/solicitacao');
    expect(of(calls, '/api/entrada/chave/desafio').map(({ body }) => body)).toEqual([{ cpf: CPF }]);
    expect(of(calls, '/api/entrada/chave').map(({ body }) => body)).toEqual([{ cpf: CPF, gesto: GESTO }]);
    expect(get.mock.calls[0]?.[0].publicKey).toMatchObject({ rpId: 'alipen.gov.br', userVerification: 'required' });
    expect(get.mock.calls[0]?.[0].publicKey?.allowCredentials).toHaveLength(5);
  });

  it.each([
    ['the browser has no keys', false, true],
    ['the page is not in a secure context', true, false],
  ])('is not offered where %s', async (_where, keys, secure) => {
    withKeys(keys, secure);
    serve({});
    open();
    await screen.findByRole('button', { name: 'Alto contraste' });
    expect(screen.queryByRole('button', { name: 'Entrar com chave' })).toBeNull();
  });

  it('without a CPF asks for it, there', async () => {
    const calls = serve({});
    open();
    await userEvent.click(await button());
    expect(await alert()).toBe('Informe o CPF: é por ele que o sistema sabe qual é a sua chave.');
    expect(document.activeElement).toBe(screen.getByLabelText('CPF'));
    expect(of(calls, '/api/entrada/chave/desafio')).toEqual([]);
  });

  it('asks once however often it is pressed, and Enter in the form meanwhile sends no half-typed password', async () => {
    let touch: (made: unknown) => void = () => undefined;
    get.mockReturnValue(
      new Promise(resolve => {
        touch = resolve;
      }),
    );
    const calls = serve({
      'POST /api/entrada/chave/desafio': { json: PEDIDO },
      'POST /api/entrada/chave': { json: sessao() },
    });
    open();
    await typeCpf();
    await userEvent.dblClick(await button());
    await userEvent.click(await screen.findByRole('button', { name: 'Toque no aparelho…' }));
    expect([of(calls, '/api/entrada/chave/desafio').length, get.mock.calls.length]).toEqual([1, 1]);
    touch(TOQUE);
    await screen.findByRole('heading', { name: 'Dentro' });
    expect(of(calls, '/api/entrada/chave')).toHaveLength(1);
  });

  const refusals: [string, string, () => void, string][] = [
    [
      'a touch that was cancelled, or took too long',
      'NotAllowedError',
      () => undefined,
      'O aparelho não confirmou: o pedido foi cancelado ou o tempo acabou. A sessão não foi aberta: tente de novo, ou entre com a senha.',
    ],
    [
      'an address the browser does not take',
      'SecurityError',
      () => undefined,
      'O navegador não aceita chaves neste endereço.',
    ],
    ['a device that fails', 'UnknownError', () => undefined, 'O aparelho não respondeu. Tente de novo.'],
  ];
  it.each(refusals)('says in words of %s, and the focus stays on the button', async (_what, name, _do, sentence) => {
    get.mockRejectedValue(new DOMException('', name));
    const calls = serve({ 'POST /api/entrada/chave/desafio': { json: PEDIDO } });
    open();
    await typeCpf();
    await userEvent.click(await button());
    expect(await alert()).toBe(sentence);
    expect(document.activeElement).toBe(await button());
    expect((await button()).textContent).toBe('Entrar com chave');
    expect(of(calls, '/api/entrada/chave')).toEqual([]);
  });

  const problem = (status: number, type: string, detail: string) => ({
    ...{ status, json: { status, type: `/problemas/${type}`, title: 'x', detail } },
  });
  it.each([
    [
      'a wrong key',
      problem(401, 'credenciais-invalidas', 'A chave não abriu a sessão.'),
      'A chave não abriu a sessão.',
    ],
    [
      'a challenge that is over',
      problem(409, 'conflito', 'O pedido de entrada venceu.'),
      'O pedido de entrada venceu.',
    ],
    ['too many touches', problem(429, 'muitas-tentativas', 'Espere 4 s.'), 'Espere 4 s.'],
    ['no network', 'no network' as const, 'Sem conexão com o servidor'],
    ['a server that is away', problem(502, 'servidor-indisponivel', 'Não respondeu.'), 'Não respondeu.'],
  ])('says in words of %s, ends no session, and asks anew at the next press', async (_what, answer, sentence) => {
    let first = true;
    const calls = serve({
      'POST /api/entrada/chave/desafio': { json: PEDIDO },
      'POST /api/entrada/chave': () => {
        if (!first) return { json: sessao() };
        first = false;
        return answer;
      },
    });
    open();
    await typeCpf();
    await userEvent.click(await button());
    expect(await alert()).toBe(sentence);
    expect([document.activeElement, screen.getByLabelText<HTMLInputElement>('CPF').value]).toEqual([
      ...[await button(), '529.982.247-25'],
    ]);
    await userEvent.click(await button());
    await screen.findByRole('heading', { name: 'Dentro' });
    expect(of(calls, '/api/entrada/chave/desafio')).toHaveLength(2);
  });

  it('the question is taken back from the device when the page is left', async () => {
    get.mockReturnValue(new Promise(() => undefined));
    serve({ 'POST /api/entrada/chave/desafio': { json: PEDIDO } });
    const { unmount } = open();
    await typeCpf();
    await userEvent.click(await button());
    await screen.findByRole('button', { name: 'Toque no aparelho…' });
    unmount();
    expect(get.mock.calls[0]?.[0].signal?.aborted).toBe(true);
  });

  const EXIGIDA = problem(403, 'chave-exigida', 'A senha confere. Entre com a sua chave, no aparelho que a tem');

  it('where the system asks for it, the right password leads to the button and says what to do', async () => {
    serve({ 'POST /api/login': EXIGIDA });
    open();
    await typeCpf();
    await button();
    await userEvent.type(screen.getByLabelText('Senha'), 'demonstracao{Enter}');
    expect(await alert()).toBe('A senha confere. Entre com a sua chave, no aparelho que a tem');
    expect(screen.getByText(/Se perdeu a chave, peça a um gestor/)).toBeTruthy();
    expect(document.activeElement).toBe(await button());
  });

  it('after the first password was exchanged, says that the new one is saved and offers the key', async () => {
    const answers = [problem(403, 'primeira-senha', 'Escolha a sua.'), EXIGIDA];
    const calls = serve({
      'POST /api/login': () => answers.shift() ?? EXIGIDA,
      'POST /api/entrada/chave/desafio': { json: PEDIDO },
      'POST /api/entrada/chave': { json: sessao() },
    });
    open();
    await typeCpf();
    await userEvent.type(screen.getByLabelText('Senha'), 'demonstracao{Enter}');
    await userEvent.type(await screen.findByLabelText('Sua nova senha'), 'quatro bois e uma canga{Enter}');
    await screen.findByText(/A sua senha nova foi salva/);
    const key = await button();
    expect(document.activeElement).toBe(key);
    await userEvent.click(key);
    await screen.findByRole('heading', { name: 'Dentro' });
    expect(of(calls, '/api/entrada/chave').map(({ body }) => body)).toEqual([{ cpf: CPF, gesto: GESTO }]);
  });
});
