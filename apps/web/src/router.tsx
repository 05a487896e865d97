import type { ComponentType } from 'react';
import { createBrowserRouter, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { PAINEL_ADDRESS } from './app/painel.address.ts';
import { RouteError } from './app/route-error.page.tsx';
import { sessionFlow, sessionFlowHere, shellPage } from './app/shell.parts.ts';
import { Splash } from './app/splash.component.tsx';
import { basePath } from './base/base-path.ts';
import { PAGES } from './pages.table.ts';

const errorElement = <RouteError />;

const PENDENTES = '/modules/fiscalizacao/fiscalizacoesPendentes';

const notFound = () => {
  throw new Response(null, { status: 404 });
};

type Page = () => Promise<{ Component: ComponentType }>;

/** Inside the shell, the few small files of its first queries go ahead of its own. */
const codeOf = (page: Page, name: string) => async () => {
  sessionFlowHere()?.firstOf(name);
  return (await page()).Component;
};

/** Its loader does not wait for its code: both start with the navigation. */
const screen = (page: Page, name: string, guard?: string) => ({
  loader: async ({ request }: LoaderFunctionArgs) => (await sessionFlow()).openScreen(request, name, guard),
  lazy: { Component: codeOf(page, name) },
  errorElement,
});

/** Only while developing: nothing of it is built. */
const gallery: RouteObject[] = import.meta.env?.DEV
  ? [{ path: '/ui', lazy: () => import('./ui/gallery.page.tsx'), errorElement, HydrateFallback: Splash }]
  : [];

const routes: RouteObject[] = [
  ...gallery,
  {
    path: '/login',
    lazy: () => import('./sessao/login.page.tsx'),
    errorElement,
    HydrateFallback: Splash,
  },
  {
    // For the supplier: the code is enough, no session.
    path: '/resposta/:codigo',
    lazy: () => import('./ocorrencias/resposta.page.tsx'),
    errorElement,
    HydrateFallback: Splash,
  },
  {
    // For the supplier too: the code is enough.
    path: '/declaracao/:codigo',
    lazy: () => import('./declaracoes/declarar.page.tsx'),
    errorElement,
    HydrateFallback: Splash,
  },
  {
    path: '/nota/:codigo',
    lazy: () => import('./notas/enviar-nota.page.tsx'),
    errorElement,
    HydrateFallback: Splash,
  },
  {
    path: '/lista/:codigo',
    lazy: () => import('./listas-fornecedor/confirmar-lista.page.tsx'),
    errorElement,
    HydrateFallback: Splash,
  },
  {
    path: '/pergunta/:codigo',
    lazy: () => import('./pedidos/pergunta/responder-pergunta.page.tsx'),
    errorElement,
    HydrateFallback: Splash,
  },
  {
    path: '/troca/:codigo',
    lazy: () => import('./trocas/decidir-troca.page.tsx'),
    errorElement,
    HydrateFallback: Splash,
  },
  {
    path: '/verificar',
    lazy: () => import('./fechamentos/conferir.page.tsx'),
    errorElement,
    HydrateFallback: Splash,
  },
  {
    // For whoever has the paper of a map: no session either.
    path: '/verificar/:codigo',
    lazy: () => import('./fechamentos/verificar.page.tsx'),
    errorElement,
    HydrateFallback: Splash,
  },
  {
    path: PAINEL_ADDRESS,
    lazy: () => import('./painel/painel.page.tsx'),
    errorElement,
    HydrateFallback: Splash,
  },
  {
    path: '/',
    lazy: {
      loader: async () => (await sessionFlow()).shellLoader,
      Component: async () => (await shellPage()).Component,
    },
    errorElement,
    HydrateFallback: Splash,
    children: [
      { index: true, ...screen(() => import('./inicio/inicio.page.tsx'), '/') },
      // For every role: what these show is already the person's alone.
      { path: 'notificacoes', lazy: () => import('./notificacoes/notificacoes.page.tsx'), errorElement },
      { path: 'downloads', lazy: () => import('./downloads/downloads.page.tsx'), errorElement },
      { path: 'fila-de-envio', lazy: () => import('./outbox/outbox.page.tsx'), errorElement },
      { path: 'assinatura-govbr', lazy: () => import('./assinaturas-govbr/retorno.page.tsx'), errorElement },
      { path: 'manual', lazy: () => import('./guia/manual.page.tsx'), errorElement },
      // Two addresses: the second is the one that eMAG names.
      ...['tudo', 'mapa-do-site'].map(path => ({ path, lazy: () => import('./guia/tudo.page.tsx'), errorElement })),
      {
        path: 'modules/fiscalizacao/fiscalizacoesPendentes/:id',
        ...screen(() => import('./fiscalizacoes/fluxo/fluxo.page.tsx'), PENDENTES, PENDENTES),
      },
      ...Object.entries(PAGES).map(([rota, page]) => ({ path: rota.slice(1), ...screen(page, rota, rota) })),
      { path: '*', loader: notFound, element: null, errorElement },
    ],
  },
];

// The painel's address belongs to the origin, not to the path the rest is served under.
const basename = () => (window.location.pathname === PAINEL_ADDRESS ? '/' : basePath || '/');

export const newRouter = () => createBrowserRouter(routes, { basename: basename() });
