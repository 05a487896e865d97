import { lazy } from 'react';

/** What slices put around every screen: each is a chunk of its own that arrives after the shell. */
export const Sino = lazy(async () => ({ default: (await import('./notificacoes/sino.component.tsx')).Sino }));
export const Downloads = lazy(async () => ({
  default: (await import('./downloads/downloads-botao.component.tsx')).DownloadsBotao,
}));
export const FaixaDoControle = lazy(async () => ({
  default: (await import('./acessos-controle/faixa.panel.tsx')).FaixaDoControle,
}));
export const MinhasChaves = lazy(() => import('./chaves-pessoais/minhas-chaves.dialog.tsx'));
export const NoMenu = lazy(async () => ({ default: (await import('./menu.tools.tsx')).NoMenu }));

const quiet = () => import('./header.quiet.tsx').then(({ QUIET }) => QUIET);
export const Aparencia = lazy(async () => ({ default: (await quiet()).Aparencia }));
export const Atalhos = lazy(async () => ({ default: (await quiet()).Atalhos }));
export const Configuracoes = lazy(async () => ({ default: (await quiet()).Configuracoes }));
export const Caminho = lazy(async () => ({ default: (await quiet()).Caminho }));
export const ContinuarNaSessao = lazy(async () => ({ default: (await quiet()).ContinuarNaSessao }));
export const VersaoNova = lazy(async () => ({ default: (await quiet()).VersaoNova }));
export const Envios = lazy(async () => ({ default: (await import('./outbox/outbox-chip.component.tsx')).OutboxChip }));
