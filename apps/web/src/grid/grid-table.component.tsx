import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { acaoDaTecla } from './grid.keys.ts';
import { type Malha, valorEm } from './grid.model.ts';
import type { AcaoGrade, EstadoGrade } from './grid.reducer.ts';
import { saiDaGrade } from './grid.steps.ts';
import './grid.css';

interface Props {
  malha: Malha;
  estado: EstadoGrade;
  leitura: boolean;
  rotulo: string;
  className?: string;
  agir: (acao: AcaoGrade) => void;
  colar: (texto: string) => void;
  /** Head, body and foot; `dentro` says whether the grid holds the focus. */
  children: (dentro: boolean) => ReactNode;
}

const SO_LEITURA: readonly AcaoGrade['tipo'][] = ['mover'];

/** The frame of every grid of quantities: a native table, one tab stop, arrows inside, copy and paste. */
export function GridTable({ malha, estado, leitura, rotulo, className, agir, colar, children }: Props) {
  const { valores, ativa, edicao } = estado;
  const [dentro, setDentro] = useState(false);
  const table = useRef<HTMLTableElement>(null);

  const teclar = (event: KeyboardEvent) => {
    const acao = acaoDaTecla(event, edicao);
    if (!acao || (leitura && !SO_LEITURA.includes(acao.tipo))) return;
    if (event.key === 'Tab' && saiDaGrade(ativa, event.shiftKey, malha)) return setDentro(false);
    event.preventDefault();
    setDentro(true);
    agir(acao);
  };

  const copiar = (event: ClipboardEvent) => {
    event.preventDefault();
    event.clipboardData.setData('text/plain', String(valorEm(valores, ativa)));
  };

  const aoColar = (event: ClipboardEvent) => {
    event.preventDefault();
    if (!leitura) colar(event.clipboardData.getData('text/plain'));
  };

  return (
    <div className="grade-rolagem">
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA grid pattern on a native table
        role="grid"
        className={className ? `grade ${className}` : 'grade'}
        aria-label={rotulo}
        aria-readonly={leitura}
        onKeyDown={teclar}
        onCopy={copiar}
        onPaste={aoColar}
        onFocus={() => setDentro(true)}
        onBlur={event => !table.current?.contains(event.relatedTarget) && !edicao && setDentro(false)}
      >
        {children(dentro)}
      </table>
    </div>
  );
}
