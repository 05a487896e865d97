import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
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

interface EditorProps {
  edicao: Edicao;
  rotulo: string;
  agir: (acao: AcaoGrade) => void;
}

function CellEditor({ edicao, rotulo, agir }: EditorProps) {
  const input = useRef<HTMLInputElement>(null);
  const digitando = useRef(edicao.digitando);

  useLayoutEffect(() => {
    input.current?.focus();
    if (!digitando.current) input.current?.select();
  }, []);

  // A refused text takes the focus back: a click on another cell must not leave it behind unseen.
  useLayoutEffect(() => {
    const table = input.current?.closest('table');
    if (edicao.erro && table?.contains(document.activeElement)) input.current?.focus();
  }, [edicao]);

  const keepCaretKeys = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) event.stopPropagation();
  };

  return (
    <>
      <input
        ref={input}
        className="grade-editor"
        inputMode="numeric"
        autoComplete="off"
        aria-label={rotulo}
        aria-invalid={edicao.erro !== null}
        aria-describedby={edicao.erro ? 'grade-erro' : undefined}
        value={edicao.texto}
        onChange={event => agir({ tipo: 'texto', texto: event.target.value })}
        onKeyDown={keepCaretKeys}
        onPaste={event => event.stopPropagation()}
        onCopy={event => event.stopPropagation()}
        onBlur={() => agir({ tipo: 'confirmar' })}
      />
      {edicao.erro && (
        <span id="grade-erro" className="grade-erro" role="alert">
          {edicao.erro}
        </span>
      )}
    </>
  );
}
