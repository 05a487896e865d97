import { lazy } from 'react';

/** What slices put around every screen: each is a chunk of its own that arrives after the shell. */
export const Sino = lazy(async () => ({ default: (await import('./notificacoes/sino.component.tsx')).Sino }));
export const Downloads = lazy(async () => ({
  default: (await import('./downloads/downloads-botao.component.tsx')).DownloadsBotao,
}));
export const BuscaNoMenu = lazy(async () => ({
  default: (await import('./busca/busca-no-menu.component.tsx')).BuscaNoMenu,
}));

const quiet = () => import('./header.quiet.tsx').then(({ QUIET }) => QUIET);
export const Atalhos = lazy(async () => ({ default: (await quiet()).Atalhos }));
export const ContinuarNaSessao = lazy(async () => ({ default: (await quiet()).ContinuarNaSessao }));
export const VersaoNova = lazy(async () => ({ default: (await quiet()).VersaoNova }));
export const Envios = lazy(async () => ({ default: (await import('./outbox/outbox-chip.component.tsx')).OutboxChip }));
