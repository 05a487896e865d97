import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import type { AcaoGrade, Edicao } from './grid.reducer.ts';

interface Props {
  edicao: Edicao;
  rotulo: string;
  agir: (acao: AcaoGrade) => void;
}

export function CellEditor({ edicao, rotulo, agir }: Props) {
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
