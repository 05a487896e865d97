/**
 * antd's CommonJS build requires a package whose "source" export is TypeScript, which Jest cannot require.
 * @jest-environment-options {"customExportConditions": ["browser"]}
 */
import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { pretendDesk, serve } from './fetch.fixture.ts';
import { acessos, menu, sessao } from './session.fixture.ts';

pretendDesk();
const { Component: Shell } = await import('./shell.page.tsx');
const { shellLoader } = await import('./session.flow.ts');
const { queryClient } = await import('./query-client.ts');
const { sessionLost } = await import('./session.signals.ts');
const { useStillHere } = await import('./session.work.ts');
// Preloaded: in the browser it arrives when somebody leaves.
await import('./leave.dialog.tsx');

const open = async (over = {}) => {
  const calls = serve({
    'GET /api/sessao': { json: sessao(over) },
    'GET /api/menu': { json: menu },
    'GET /api/acessos': { json: acessos },
    'POST /api/logout': { status: 204 },
  });
  const router = createMemoryRouter(
    [
      { path: '/', loader: shellLoader, element: <Shell />, children: [{ path: '*', element: <h1>Tela</h1> }] },
      { path: '/login', element: <h1>Entrar</h1> },
    ],
    { initialEntries: ['/modules/solicitacao'] },
  );
  render(<RouterProvider router={router} />);
  await screen.findByRole('navigation', { name: 'Menu principal' });
  return { calls, router };
};

let kept = '';
const Queue = () => {
  useStillHere(() => kept);
  return null;
};

describe('the shell', () => {
  beforeEach(() => {
    queryClient.clear();
    localStorage.clear();
  });

  it('shows the menu of the role as native links, the chosen one marked', async () => {
    await open();
    const nav = screen.getByRole('navigation', { name: 'Menu principal' });
    const names = within(nav)
      .getAllByRole('link')
      .map(link => link.textContent);
    expect(names).toEqual(['Solicitar Alimentação', 'Solicitações Efetuadas', 'Painel (abre em nova aba)']);
    expect(within(nav).getByRole('link', { current: 'page' }).textContent).toBe('Solicitar Alimentação');
  });

  it('opens the painel in a new tab', async () => {
    const opened = jest.spyOn(window, 'open').mockReturnValue(null);
    await open();
    await userEvent.click(screen.getByRole('link', { name: /Painel/ }));
    expect(opened).toHaveBeenCalledWith('/ciapis/modules/painel', '_blank', 'noopener');
  });

  it('closes and opens the menu and remembers it', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Fechar Menu' }));
    expect(screen.getByRole('button', { name: 'Abrir Menu' })).toBeTruthy();
    expect(localStorage.getItem('alipen.menu')).toBe('fechado');
    await userEvent.click(screen.getByRole('button', { name: 'Abrir Menu' }));
    expect(screen.getByRole('button', { name: 'Fechar Menu' })).toBeTruthy();
  });

  it('lists Matricula, Unidade and Perfil under the avatar, with Sair', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: /^Usuário/ }));
    const line = (label: string) => screen.getByText(label).parentElement?.textContent;
    await screen.findByText('Matricula:');
    expect(line('Matricula:')).toBe('Matricula: M-1029');
    expect(line('Unidade:')).toBe('Unidade: Unidade Prisional de Cedral');
    expect(line('Perfil:')).toBe('Perfil: SOLICITANTE');
    expect(screen.getByRole('button', { name: 'Sair' })).toBeTruthy();
    expect(screen.queryByLabelText('Menu em uso')).toBeNull();
  });

  it('dresses the page in the theme chosen under the avatar, and keeps it on this device', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: /^Usuário/ }));
    const theme = await screen.findByLabelText<HTMLSelectElement>('Tema');
    expect(theme.value).toBe('sistema');
    expect(document.documentElement.dataset.tema).toBeUndefined();
    await userEvent.selectOptions(theme, 'Escuro');
    expect(document.documentElement.dataset.tema).toBe('escuro');
    expect(localStorage.getItem('alipen.tema')).toBe('escuro');
    await userEvent.selectOptions(theme, 'Do sistema');
    expect(document.documentElement.dataset.tema).toBeUndefined();
  });

  it('asks before leaving while something is on this device only, and nothing of it is touched', async () => {
    kept = '2 fiscalizações e 7 fotos';
    const { calls } = await open();
    render(<Queue />);
    const out = () => calls.some(({ path }) => path === '/api/logout');
    const leave = async () => {
      await userEvent.click(screen.getByRole('button', { name: /^Usuário/ }));
      await userEvent.click(await screen.findByRole('button', { name: 'Sair' }));
    };
    await leave();
    // Found by its text: in a test antd gives every title one id, so names run into each other.
    const asked = (await screen.findByText('Sair com envios na fila?')).closest<HTMLElement>('[role=dialog]');
    if (!asked) throw new Error('the question is no dialog');
    expect(asked.textContent).toContain('2 fiscalizações e 7 fotos');
    expect(out()).toBe(false);
    await userEvent.click(within(asked).getByRole('button', { name: 'Ficar e ver a fila' }));
    await waitFor(() => expect(screen.queryByText('Sair com envios na fila?')).toBeNull());
    expect(out()).toBe(false);

    kept = '';
    await leave();
    await waitFor(() => expect(out()).toBe(true));
  });

  it('lets a person of several roles choose the menu', async () => {
    const { calls } = await open({ papeis: ['GESTOR', 'SOLICITANTE'] });
    await userEvent.click(screen.getByRole('button', { name: /^Usuário/ }));
    fireEvent.change(await screen.findByLabelText('Menu em uso'), { target: { value: 'GESTOR' } });
    await waitFor(() => expect(calls.filter(({ path }) => path === '/api/menu')).toHaveLength(2));
  });

  it('names the tooltip of the avatar', async () => {
    await open();
    await userEvent.hover(screen.getByRole('button', { name: /^Usuário/ }));
    expect(await screen.findByRole('tooltip', { name: 'Usuário' })).toBeTruthy();
  });

  it('goes to sign-in and logs "Token expired" when a call says the session is over', async () => {
    const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
    const { calls, router } = await open();
    act(() => sessionLost());
    await screen.findByRole('heading', { name: 'Entrar' });
    expect(log).toHaveBeenCalledWith('Token expired');
    expect(router.state.location.search).toBe(`?voltar=${encodeURIComponent('/modules/solicitacao')}`);
    expect(calls.some(({ path }) => path === '/api/logout')).toBe(true);
    log.mockRestore();
  });

  it('sends every call with X-CSRF, and with the mark of the session once it is known', async () => {
    const { calls } = await open();
    expect(calls.every(({ headers }) => headers.get('X-CSRF') === '1')).toBe(true);
    expect(calls.find(({ path }) => path === '/api/menu')?.headers.get('X-Sessao')).toBe('m1');
  });
});
