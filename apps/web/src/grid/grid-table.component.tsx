import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Colado } from './grid.block.ts';
import { acaoDaTecla, type Comando, comandoDaTecla } from './grid.keys.ts';
import type { Malha } from './grid.model.ts';
import { useArrasto } from './grid.mouse.ts';
import { htmlDa, textoDa } from './grid.range.ts';
import { type AcaoGrade, type EstadoGrade, faixaDe } from './grid.reducer.ts';
import { saiDaGrade } from './grid.steps.ts';
import './grid.css';

interface Props {
  malha: Malha;
  estado: EstadoGrade;
  leitura: boolean;
  rotulo: string;
  className?: string;
  /** All rows with head and foot, where not all are drawn: a screen reader says "12 of 502". */
  linhas?: number;
  agir: (acao: AcaoGrade) => void;
  colar: (colado: Colado) => void;
  /** The screen's handlers for Ctrl+Enter, PageUp and PageDown; without one the browser handles the key. */
  comandos?: Partial<Record<Comando, () => void>>;
  /** Letters and the space are no quantities: outside an edit each may be a command of the screen. */
  letras?: Readonly<Record<string, () => void>>;
  children: (dentro: boolean) => ReactNode;
}

const SO_LEITURA: readonly AcaoGrade['tipo'][] = ['mover', 'estender', 'selecionarTudo', 'cancelar'];

export function GridTable(props: Props) {
  const { malha, estado, leitura, rotulo, className, linhas, agir, comandos, letras, children } = props;
  const { ativa, ate, edicao } = estado;
  const [dentro, setDentro] = useState(false);
  const table = useRef<HTMLTableElement>(null);
  const arrasto = useArrasto(estado, leitura, agir);

  // The focus brings the active cell into view; this effect does so for the far corner of a range.
  useLayoutEffect(() => {
    if (ate !== ativa)
      table.current
        ?.querySelector(`[data-celula="${ate.linha}-${ate.coluna}"]`)
        ?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [ate, ativa]);

  const teclar = (event: KeyboardEvent) => {
    const comando = comandoDaTecla(event);
    if (comando && comandos?.[comando]) {
      event.preventDefault();
      agir({ tipo: 'confirmar' });
      return comandos[comando]();
    }
    // A focused checkbox in a row keeps its own space bar.
    if (event.target instanceof HTMLInputElement && event.target.type === 'checkbox' && event.key === ' ') return;
    const letra =
      edicao || event.ctrlKey || event.metaKey || event.altKey ? undefined : letras?.[event.key.toLowerCase()];
    if (letra) {
      event.preventDefault();
      return letra();
    }
    const acao = acaoDaTecla(event, edicao);
    // A cell left open when the grid turned read-only may still be closed: the screen says what becomes of its text.
    if (!acao || (leitura && !edicao && !SO_LEITURA.includes(acao.tipo))) return;
    if (event.key === 'Tab' && saiDaGrade(ativa, event.shiftKey, malha)) return setDentro(false);
    event.preventDefault();
    setDentro(true);
    agir(acao);
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
        aria-multiselectable
        aria-rowcount={linhas}
        onKeyDown={teclar}
        {...areaDeTransferencia(props)}
        {...arrasto}
        onFocus={event => {
          setDentro(true);
          arrasto.onFocus(event);
        }}
        onBlur={event => !table.current?.contains(event.relatedTarget) && !edicao && setDentro(false)}
      >
        {children(dentro)}
      </table>
    </div>
  );
}

function areaDeTransferencia({ estado, leitura, agir, colar }: Props) {
  const copiar = (event: ClipboardEvent) => {
    event.preventDefault();
    const faixa = faixaDe(estado);
    event.clipboardData.setData('text/plain', textoDa(estado.quantidades, faixa));
    event.clipboardData.setData('text/html', htmlDa(estado.quantidades, faixa));
  };
  return {
    onCopy: copiar,
    onCut: (event: ClipboardEvent) => {
      copiar(event);
      if (!leitura) agir({ tipo: 'zerar' });
    },
    onPaste: (event: ClipboardEvent) => {
      event.preventDefault();
      const { clipboardData: area } = event;
      if (!leitura) colar({ texto: area.getData('text/plain'), html: area.getData('text/html') });
    },
  };
}
