import { lazy } from 'react';

/** What slices put around every screen, each a chunk of its own that arrives after the shell. */
export const Sino = lazy(async () => ({ default: (await import('./notificacoes/sino.component.tsx')).Sino }));
export const Downloads = lazy(async () => ({
  default: (await import('./downloads/downloads-botao.component.tsx')).DownloadsBotao,
}));
export const ContinuarNaSessao = lazy(async () => ({
  default: (await import('./sessao/continuar.component.tsx')).ContinuarNaSessao,
}));

export const Atalhos = lazy(async () => ({ default: (await import('./header.keys.tsx')).Teclas }));

export const VersaoNova = lazy(async () => ({ default: (await import('./app/new-version.component.tsx')).NewVersion }));
export const Envios = lazy(async () => ({ default: (await import('./outbox/outbox-chip.component.tsx')).OutboxChip }));
