import { type FocusEvent, type MouseEvent, useRef } from 'react';
import type { Posicao } from './grid.model.ts';
import type { AcaoGrade, EstadoGrade } from './grid.reducer.ts';

const mesma = (a: Posicao, b: Posicao) => a.linha === b.linha && a.coluna === b.coluna;

function celulaDo(target: EventTarget): Posicao | null {
  const mark = target instanceof Element ? target.closest<HTMLElement>('[data-celula]')?.dataset.celula : undefined;
  if (!mark) return null;
  const [linha = 0, coluna = 0] = mark.split('-').map(Number);
  return { linha, coluna };
}

const noEditor = (target: EventTarget) => target instanceof HTMLInputElement;

/** The table listens to mouse and focus, so that four thousand cells carry no listener of their own. */
export function useArrasto(estado: EstadoGrade, leitura: boolean, agir: (acao: AcaoGrade) => void) {
  const arrastando = useRef(false);
  const { ativa, ate } = estado;
  return {
    onMouseDown: (event: MouseEvent) => {
      const em = celulaDo(event.target);
      if (!em || event.button !== 0 || noEditor(event.target)) return;
      if (event.shiftKey) {
        // The focus stays on the active cell: the click only sets the end of the range.
        event.preventDefault();
        return agir({ tipo: 'estenderAte', em });
      }
      arrastando.current = true;
      agir({ tipo: 'ativar', em });
    },
    onMouseOver: (event: MouseEvent) => {
      if (!arrastando.current) return;
      if (event.buttons !== 1) {
        arrastando.current = false;
        return;
      }
      const em = celulaDo(event.target);
      if (em && !mesma(em, ate)) agir({ tipo: 'estenderAte', em });
    },
    onDoubleClick: (event: MouseEvent) => {
      if (!leitura && celulaDo(event.target) && !noEditor(event.target)) agir({ tipo: 'corrigir' });
    },
    onFocus: (event: FocusEvent) => {
      const em = celulaDo(event.target);
      if (em && !mesma(em, ativa)) agir({ tipo: 'ativar', em });
    },
  };
}
