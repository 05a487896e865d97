import { lazy, useEffect } from 'react';

// What the grid does not need to be drawn and typed in: the order screen keeps its weight for that.

const abrir = () => import('./pedido-do-dia.depois.tsx');
const abrirCelular = () => import('./pedido-do-dia.celular.tsx');

export const Previa = lazy(() => abrir().then(({ Previa: parte }) => ({ default: parte })));
export const AvisosDoRascunho = lazy(() => abrir().then(({ AvisosDoRascunho: parte }) => ({ default: parte })));
export const Ajuste = lazy(() => abrir().then(({ Ajuste: parte }) => ({ default: parte })));
export const Recuperacao = lazy(() => abrir().then(({ Recuperacao: parte }) => ({ default: parte })));
export const GradeEmpilhada = lazy(() => abrirCelular().then(({ GradeEmpilhada: parte }) => ({ default: parte })));
export const PreencherMenu = lazy(() => abrirCelular().then(({ PreencherMenu: parte }) => ({ default: parte })));
export const Juncao = lazy(() => abrir().then(({ Juncao: parte }) => ({ default: parte })));
export const Recibo = lazy(() => abrir().then(({ Recibo: parte }) => ({ default: parte })));

/** After the first paint and what the person came for. */
const PARA_DEPOIS = 600;

/** What may be asked for without a network is here before it goes. */
export function usePartesTardias() {
  useEffect(() => {
    const timer = setTimeout(() => abrir().catch(() => undefined), PARA_DEPOIS);
    return () => clearTimeout(timer);
  }, []);
}
