import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { CellEditor } from './cell-editor.component.tsx';
import { type Malha, nomeDaCelula, type Posicao } from './grid.model.ts';
import type { AcaoGrade, Edicao } from './grid.reducer.ts';

interface Props {
  malha: Malha;
  em: Posicao;
  /** What a screen reader says of the cell. */
  fala: string;
  ativa: boolean;
  edicao: Edicao | null;
  leitura: boolean;
  /** The grid holds the focus: the active cell must have it. */
  focar: boolean;
  className?: string | undefined;
  agir: (acao: AcaoGrade) => void;
  children: ReactNode;
}

/** One quantity: plain text, with the shared input over it only while it is edited. */
export function GridCell(props: Props) {
  const { malha, em, fala, ativa, edicao, leitura, focar, className, agir, children } = props;
  const self = useRef<HTMLTableCellElement>(null);

  useLayoutEffect(() => {
    if (ativa && focar && !edicao) self.current?.focus({ preventScroll: false });
  }, [ativa, focar, edicao]);

  return (
    <td
      ref={self}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA grid pattern on a native table
      role="gridcell"
      className={className ? `grade-celula ${className}` : 'grade-celula'}
      tabIndex={ativa ? 0 : -1}
      aria-label={fala}
      aria-selected={ativa}
      aria-readonly={leitura || malha.fechada(em) !== null}
      data-celula={`${em.linha}-${em.coluna}`}
      onFocus={() => !ativa && agir({ tipo: 'ativar', em })}
      onDoubleClick={() => !leitura && agir({ tipo: 'corrigir' })}
    >
      {children}
      {edicao && <CellEditor edicao={edicao} rotulo={nomeDaCelula(malha, em)} agir={agir} />}
    </td>
  );
}
