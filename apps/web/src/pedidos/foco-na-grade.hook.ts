import { type RefObject, useCallback, useEffect } from 'react';

const naPagina = (focused: Element | null) =>
  focused === null || focused === document.body || focused.matches('h1, main');

/** From the page's title, the arrow down goes into the grid: the hands stay on the numbers. */
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
