/**
 * antd's CommonJS build requires a package whose "source" export is TypeScript, which Jest cannot require.
 * @jest-environment-options {"customExportConditions": ["browser"]}
 */
import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { pretendDesk, serve } from '../app/fetch.fixture.ts';
import { sessao } from '../app/session.fixture.ts';

pretendDesk();
const { Component: Login } = await import('./login.page.tsx');

const PREPARING = {
  status: 503,
  json: { type: '/problemas/preparando', title: 'O sistema está sendo preparado', status: 503, detail: 'Espere.' },
  headers: { 'retry-after': '7' },
};
const OPEN = { status: 204 };

const open = () => {
  const routes = [
    { path: '/login', element: <Login /> },
    { path: '*', element: <h1>Dentro</h1> },
  ];
  return render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/login'] })} />);
};
const later = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));
const said = () => screen.getByRole('status').textContent;
const field = (label: string) => screen.getByLabelText(label) as HTMLInputElement;
const type = () => {
  fireEvent.change(field('CPF'), { target: { value: '529.982.247-25' } });
  fireEvent.change(field('Senha'), { target: { value: 'demonstracao' } });
};
const asked = (calls: { path: string }[]) => calls.filter(({ path }) => path === '/api/entrada').length;

describe('the sign-in page on a first start', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('says that the system is being prepared, asks again when the server says, and then that one may come in', async () => {
    let ready = false;
    const calls = serve({ 'GET /api/entrada': () => (ready ? OPEN : PREPARING) });
    open();
    await later(0);
    expect(said()).toMatch(/está sendo preparado.*tenta de novo sozinha/);
    await later(6);
    expect(asked(calls)).toBe(1);
    await later(1);
    expect(asked(calls)).toBe(2);
    ready = true;
    await later(7);
    expect(said()).toBe('Pronto. Já é possível entrar.');
    await later(60);
    expect(asked(calls)).toBe(3);
  });

  it('keeps what was typed, also by who signs in too early, with no word of a failure; then lets them in', async () => {
    let ready = false;
    serve({
      'GET /api/entrada': () => (ready ? OPEN : PREPARING),
      'POST /api/login': () => (ready ? { json: sessao() } : PREPARING),
    });
    open();
    type();
    fireEvent.click(screen.getByRole('button', { name: 'Entrar' }));
    await later(0);
    expect(screen.queryByRole('alert')).toBeNull();
    expect([field('CPF').value, field('Senha').value]).toEqual(['529.982.247-25', 'demonstracao']);
    ready = true;
    await later(7);
    expect([said(), field('Senha').value]).toEqual(['Pronto. Já é possível entrar.', 'demonstracao']);
    fireEvent.click(screen.getByRole('button', { name: 'Entrar' }));
    await later(0);
    expect(screen.getByRole('heading', { name: 'Dentro' })).toBeTruthy();
  });

  it('goes on asking while the server itself is away', async () => {
    const answers = [PREPARING, 'no network', { status: 502, json: {} }, OPEN] as const;
    const calls = serve({ 'GET /api/entrada': () => answers[asked(calls) - 1] ?? OPEN });
    open();
    await later(7);
    expect(said()).toMatch(/sendo preparado/);
    await later(6);
    expect([asked(calls), said()]).toEqual([4, 'Pronto. Já é possível entrar.']);
  });

  it.each([
    ['one may come in', OPEN],
    ['the server knows no such question', { status: 404, json: {} }],
    ['there is no network', 'no network'],
  ] as const)('says nothing and asks once where %s', async (_where, answer) => {
    const calls = serve({ 'GET /api/entrada': answer });
    open();
    await later(60);
    expect([asked(calls), said()]).toEqual([1, '']);
  });

  it('asks no more once it was left', async () => {
    const calls = serve({ 'GET /api/entrada': PREPARING });
    const { unmount } = open();
    await later(0);
    unmount();
    await later(60);
    expect(asked(calls)).toBe(1);
  });
});
