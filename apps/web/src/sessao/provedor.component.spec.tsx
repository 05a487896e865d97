import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { pretendDesk, serve } from '../app/fetch.fixture.ts';
import { sessao } from '../app/session.fixture.ts';

pretendDesk();
const { default: Provedor } = await import('./provedor.component.tsx');

const open = (entry: string) => {
  const routes = [
    { path: '/login', element: <Provedor /> },
    { path: '*', element: <h1>Dentro</h1> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [entry] });
  render(<RouterProvider router={router} />);
  return router;
};
const link = () => screen.getByRole('link').getAttribute('href');

describe('the way in through a provider', () => {
  beforeEach(() => {
    document.documentElement.dataset.provedor = 'gov.br';
  });

  it('leads there, and remembers the screen that was asked for', () => {
    open('/login?voltar=%2Fmodules%2Fsolicitacao');
    expect(screen.getByRole('link', { name: 'Entrar com gov.br' })).toBeTruthy();
    expect(link()).toBe('/api/entrada/provedor?voltar=%2Fmodules%2Fsolicitacao');
  });

  it('remembers nothing that is no screen of ours', () => {
    open('/login?voltar=%2F%2Fevil.example');
    expect(link()).toBe('/api/entrada/provedor?voltar=%2F');
  });

  it.each([
    ['sem-cadastro', /não tem acesso a este sistema/],
    ['nivel-insuficiente', /O nível da sua conta não basta/],
    ['chave-exigida', /pede a sua chave/],
    ['controle-externo-terminado', /controle externo terminou/],
    ['indisponivel', /não está respondendo/],
    ['preparando', /está sendo preparado/],
    ['<script>', /não foi concluída/],
    ['constructor', /não foi concluída/],
  ])('says what %s means, in our own words', (slug, text) => {
    open(`/login?falha=${encodeURIComponent(slug)}`);
    expect(screen.getByRole('alert').textContent).toMatch(text);
  });

  it('back from there, goes where the person wanted, and only to a screen', async () => {
    serve({ 'GET /api/sessao': { json: sessao({ peloProvedor: true }) } });
    const router = open('/login?entrou=1&voltar=%2F%2Fevil.example');
    await screen.findByRole('heading', { name: 'Dentro' });
    expect(router.state.location.pathname).toBe('/');
  });

  it('back without a session, says that it was not concluded', async () => {
    serve({ 'GET /api/sessao': { status: 401, json: { status: 401 } } });
    open('/login?entrou=1');
    expect((await screen.findByRole('alert')).textContent).toMatch(/não foi concluída/);
  });
});
