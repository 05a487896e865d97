import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { serve } from './fetch.fixture.ts';

const { ProblemError } = await import('../base/problem.error.ts');
const { RouteError, wordsFor } = await import('./route-error.page.tsx');

function Broken(): never {
  throw new Error('boom');
}

const openScreen = (child: object) => {
  const shell = (
    <>
      <header>Alipen</header>
      <Outlet />
    </>
  );
  const children = [{ index: true, errorElement: <RouteError />, ...child }];
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: shell, children }])} />);
};

describe('a screen that fails', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('keeps the shell around it and offers a way out', async () => {
    openScreen({ element: <Broken /> });
    expect(await screen.findByRole('heading', { name: 'Esta tela parou de funcionar' })).toBeTruthy();
    expect(screen.getByText('Alipen')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Recarregar' })).toBeTruthy();
  });

  it('says that the profile does not open it, when it is not permitted', async () => {
    const loader = () => {
      throw new Response(null, { status: 403 });
    };
    openScreen({ element: null, loader });
    expect(await screen.findByRole('heading', { name: 'Seu perfil não abre esta tela' })).toBeTruthy();
    expect(screen.getByText('Alipen')).toBeTruthy();
  });

  it('asks for a reload when the product was updated meanwhile', () => {
    const lost = new TypeError('Failed to fetch dynamically imported module: x.js');
    expect(wordsFor(lost).title).toBe('Há uma versão nova do Alipen');
  });

  it('says on a first start that the system is being prepared, with no code and nothing to be done', async () => {
    serve({ 'GET /api/entrada': { status: 503, json: { type: '/problemas/preparando' } } });
    const loader = () => {
      throw new ProblemError(503, { type: '/problemas/preparando', detail: 'Tente de novo.', instance: 'a1b2' });
    };
    openScreen({ element: null, loader });
    expect(await screen.findByRole('heading', { name: 'O sistema está sendo preparado' })).toBeTruthy();
    expect(screen.queryByText(/a1b2/)).toBeNull();
  });

  it('shows the sentence of a problem document', () => {
    expect(wordsFor(new ProblemError(503, { detail: 'Servidor em manutenção.' })).text).toBe('Servidor em manutenção.');
  });
});
