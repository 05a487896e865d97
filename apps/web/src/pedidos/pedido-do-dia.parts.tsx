import { lazy, useEffect } from 'react';

// What the grid does not need to be drawn and typed in: the order screen keeps its weight for that.

const abrirPrevia = () => import('./previa.component.tsx');
const abrirAvisos = () => import('./avisos-rascunho.component.tsx');
const abrirAjuste = () => import('./ajuste.component.tsx');

export const Previa = lazy(abrirPrevia);
export const AvisosDoRascunho = lazy(abrirAvisos);
export const Ajuste = lazy(abrirAjuste);
export const Recuperacao = lazy(() => import('./recuperacao.component.tsx'));
export const GradeEmpilhada = lazy(() => import('./grade-empilhada.component.tsx'));
export const PreencherMenu = lazy(() => import('./preencher-menu.component.tsx'));
// These come with an answer of the server: there is a network when they are first needed.
export const Juncao = lazy(() => import('./juncao.component.tsx'));
export const Recibo = lazy(() => import('./recibo.component.tsx'));

/** After the first paint and what the person came for. */
const PARA_DEPOIS = 600;

/** What may be asked for without a network is here before it goes. */
export function usePartesTardias() {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const abrir of [abrirPrevia, abrirAvisos, abrirAjuste]) abrir().catch(() => undefined);
    }, PARA_DEPOIS);
    return () => clearTimeout(timer);
  }, []);
}
