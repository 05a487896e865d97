/**
 * antd's CommonJS build requires a package whose "source" export is TypeScript, which Jest cannot require.
 * @jest-environment-options {"customExportConditions": ["browser"]}
 */
import { jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { pretendDesk, serve } from '../app/fetch.fixture.ts';
import { sessao } from '../app/session.fixture.ts';

pretendDesk();
const { Component: Login } = await import('./login.page.tsx');

const open = (entry: string | { pathname: string; state: unknown } = '/login') => {
  const routes = [
    { path: '/login', element: <Login /> },
    { path: '*', element: <h1>Dentro</h1> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [entry] });
  render(<RouterProvider router={router} />);
  return router;
};

const signIn = async (cpf = '529.982.247-25') => {
  await userEvent.click(screen.getByLabelText('CPF'));
  await userEvent.paste(cpf);
  await userEvent.type(screen.getByLabelText('Senha'), 'demonstracao{Enter}');
};

describe('the sign-in page', () => {
  it('takes a pasted CPF and sends it without dots and hyphens', async () => {
    const calls = serve({ 'POST /api/login': { json: sessao() } });
    open();
    await signIn();
    await screen.findByRole('heading', { name: 'Dentro' });
    expect(calls.find(({ path }) => path === '/api/login')?.body).toEqual({
      cpf: '52998224725',
      senha: 'demonstracao',
    });
  });

  it('warns softly about wrong check digits and sends all the same', async () => {
    const calls = serve({ 'POST /api/login': { status: 401, json: { status: 401 } } });
    open();
    await signIn('529.982.247-26');
    expect(screen.getByText(/não formam um CPF válido/)).toBeTruthy();
    await screen.findByRole('alert');
    expect(calls.some(({ path }) => path === '/api/login')).toBe(true);
  });

  it('refuses with the words of the brief: a notification and the same text by the form', async () => {
    serve({ 'POST /api/login': { status: 401, json: { status: 401, detail: 'outra coisa' } } });
    open();
    await signIn();
    expect((await within(screen.getByRole('main')).findByRole('alert')).textContent).toBe('Usuário ou senha inválidos');
    expect(await screen.findByText('ERRO!')).toBeTruthy();
    expect((screen.getByLabelText('CPF') as HTMLInputElement).value).toBe('529.982.247-25');
  });

  it('says that there is no connection', async () => {
    serve({ 'POST /api/login': 'no network' });
    open();
    await signIn();
    expect((await within(screen.getByRole('main')).findByRole('alert')).textContent).toBe('Sem conexão com o servidor');
  });

  it('goes back to the screen asked for, and only to a screen', async () => {
    serve({ 'POST /api/login': { json: sessao() } });
    const router = open(`/login?voltar=${encodeURIComponent('/modules/solicitacao?data=2026-11-21')}`);
    await signIn();
    await screen.findByRole('heading', { name: 'Dentro' });
    expect(router.state.location.pathname + router.state.location.search).toBe('/modules/solicitacao?data=2026-11-21');
  });

  it('treats a token born expired as expired', async () => {
    const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
    serve({
      'POST /api/login': { json: sessao({ expiraEm: '2020-01-01T00:00:00Z' }) },
      'POST /api/logout': { status: 204 },
    });
    open();
    await signIn();
    expect(await screen.findByText(/Sua sessão expirou/)).toBeTruthy();
    expect(log).toHaveBeenCalledWith('Token expired');
    log.mockRestore();
  });

  it('asks for a password of the person’s own where the typed one is a first one, and enters with both', async () => {
    const first = { status: 403, json: { status: 403, type: '/problemas/primeira-senha', detail: 'Escolha a sua.' } };
    const calls = serve({ 'POST /api/login': first });
    open();
    await signIn();
    const chosen = await screen.findByLabelText('Sua nova senha');
    expect([chosen.getAttribute('autocomplete'), document.activeElement]).toEqual(['new-password', chosen]);
    await userEvent.type(chosen, 'curta{Enter}');
    const said = () => within(screen.getByRole('main')).getByRole('alert').textContent;
    expect(said()).toBe('A senha precisa de pelo menos 8 caracteres.');
    expect(calls.filter(({ path }) => path === '/api/login')).toHaveLength(1);
    const detail = 'A senha não pode ter a matrícula.';
    serve({ 'POST /api/login': { status: 422, json: { status: 422, type: '/problemas/dados-invalidos', detail } } });
    await userEvent.type(chosen, ' demais{Enter}');
    expect(await screen.findByText(detail)).toBeTruthy();
    const entered = serve({ 'POST /api/login': { json: sessao() } });
    await userEvent.clear(chosen);
    await userEvent.type(chosen, 'quatro bois{Enter}');
    await screen.findByRole('heading', { name: 'Dentro' });
    expect(entered.find(({ path }) => path === '/api/login')?.body).toEqual({
      cpf: '52998224725',
      senha: 'demonstracao',
      nova: 'quatro bois',
    });
  });

  it.each([
    ['primeira-senha-vencida', 'A sua primeira senha venceu. Peça outra ao gestor'],
    ['controle-externo-terminado', 'O seu acesso de controle externo terminou'],
  ])('says to who proved who they are that what they had is over: %s', async (slug, detail) => {
    const json = { status: 403, type: `/problemas/${slug}`, detail };
    serve({ 'POST /api/login': { status: 403, json } });
    open();
    await signIn();
    expect((await within(screen.getByRole('main')).findByRole('alert')).textContent).toBe(detail);
  });

  it('shows and hides the password', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar senha' }));
    expect(screen.getByLabelText('Senha').getAttribute('type')).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: 'Ocultar senha' }));
    expect(screen.getByLabelText('Senha').getAttribute('type')).toBe('password');
  });

  it('lets password managers fill it', () => {
    open();
    expect(screen.getByLabelText('CPF').getAttribute('autocomplete')).toBe('username');
    expect(screen.getByLabelText('Senha').getAttribute('autocomplete')).toBe('current-password');
  });
});
