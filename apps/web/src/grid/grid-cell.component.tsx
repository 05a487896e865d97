import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { CellEditor } from './cell-editor.component.tsx';
import { type Malha, nomeDaCelula, type Posicao } from './grid.model.ts';
import type { AcaoGrade, Edicao } from './grid.reducer.ts';

interface Props {
  malha: Malha;
  em: Posicao;
  fala: string;
  ativa: boolean;
  selecionada: boolean;
  edicao: Edicao | null;
  leitura: boolean;
  focar: boolean;
  className?: string | undefined;
  agir: (acao: AcaoGrade) => void;
  children: ReactNode;
}

export function GridCell(props: Props) {
  const { malha, em, fala, ativa, selecionada, edicao, leitura, focar, className, agir, children } = props;
  const self = useRef<HTMLTableCellElement>(null);
  const editando = edicao !== null;

  useLayoutEffect(() => {
    if (ativa && focar && !editando) self.current?.focus({ preventScroll: false });
  }, [ativa, focar, editando]);

  return (
    <td
      ref={self}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA grid pattern on a native table
      role="gridcell"
      className={`grade-celula${selecionada && !ativa ? ' grade-celula--na-faixa' : ''}${className ? ` ${className}` : ''}`}
      tabIndex={ativa ? 0 : -1}
      aria-label={fala}
      aria-selected={selecionada}
      aria-readonly={leitura || malha.fechada(em) !== null}
      data-celula={`${em.linha}-${em.coluna}`}
    >
      <div className="grade-caixa">
        <div>
          {children}
          {edicao && <CellEditor edicao={edicao} rotulo={nomeDaCelula(malha, em)} agir={agir} />}
        </div>
      </div>
    </td>
  );
}
