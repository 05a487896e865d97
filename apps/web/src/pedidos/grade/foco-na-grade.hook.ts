import { type RefObject, useCallback, useEffect, useRef } from 'react';

const naPagina = (focused: Element | null) =>
  focused === null || focused === document.body || focused.matches('h1, main');

/** The down arrow on the page's title goes into the grid: the hands stay on the numbers. */
export function useFocoNaGrade(box: RefObject<HTMLElement | null>) {
  const entrar = useCallback(() => {
    const cell = box.current?.querySelector<HTMLElement>('[data-celula][tabindex="0"]');
    cell?.focus();
    return cell != null;
  }, [box]);

  useEffect(() => {
    const descer = (event: KeyboardEvent) => {
      if (event.key === 'ArrowDown' && naPagina(document.activeElement) && entrar()) event.preventDefault();
    };
    document.addEventListener('keydown', descer);
    return () => document.removeEventListener('keydown', descer);
  }, [entrar]);

  return entrar;
}

const aoTitulo = () => false;

/** When a button goes away with what it did (a question answered, a change asked for), the focus goes back to the numbers. */
export function useFocoPerdido(partes: string, voltar = aoTitulo) {
  const ultimo = useRef<EventTarget | null>(null);
  const antes = useRef(partes);
  useEffect(() => {
    const lembrar = ({ target }: FocusEvent) => {
      ultimo.current = target;
    };
    document.addEventListener('focusin', lembrar);
    return () => document.removeEventListener('focusin', lembrar);
  }, []);
  useEffect(() => {
    if (antes.current === partes) return;
    antes.current = partes;
    const { current } = ultimo;
    const foi = current instanceof HTMLElement && !current.isConnected;
    if (foi && document.activeElement === document.body && !voltar()) document.querySelector('h1')?.focus();
  }, [voltar, partes]);
}
