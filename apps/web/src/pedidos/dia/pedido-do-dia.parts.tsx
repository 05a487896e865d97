import { lazy, useEffect } from 'react';

// What the grid does not need to be drawn and typed in is loaded later: the order screen keeps its weight for that.

const abrir = () => import('./pedido-do-dia.depois.tsx').then(({ DEPOIS }) => DEPOIS);
const abrirCelular = () => import('./pedido-do-dia.celular.tsx').then(({ CELULAR }) => CELULAR);

export const Previa = lazy(() => abrir().then(partes => ({ default: partes.Previa })));
export const AvisosDoRascunho = lazy(() => abrir().then(partes => ({ default: partes.AvisosDoRascunho })));
export const Ajuste = lazy(() => abrir().then(partes => ({ default: partes.Ajuste })));
export const Recuperacao = lazy(() => abrir().then(partes => ({ default: partes.Recuperacao })));
export const Juncao = lazy(() => abrir().then(partes => ({ default: partes.Juncao })));
export const Recibo = lazy(() => abrir().then(partes => ({ default: partes.Recibo })));
export const GradeEmpilhada = lazy(() => abrirCelular().then(partes => ({ default: partes.GradeEmpilhada })));
export const PreencherMenu = lazy(() => abrirCelular().then(partes => ({ default: partes.PreencherMenu })));

/** Milliseconds: after the first paint and what the person came for. */
const PARA_DEPOIS = 600;

/** Loaded early: what may be asked for without a network must be here before it goes. */
export function usePartesTardias() {
  useEffect(() => {
    const timer = setTimeout(() => abrir().catch(() => undefined), PARA_DEPOIS);
    return () => clearTimeout(timer);
  }, []);
}
