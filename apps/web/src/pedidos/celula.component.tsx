import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { formatInteger } from '../ui/number.format.ts';
import { FAIXAS } from '../ui/pedido.labels.ts';
import { diferencaDe, type Grade, nomeDaCelula, type Posicao, pedivel } from './grade.model.ts';
import type { AcaoGrade, Edicao } from './grade.reducer.ts';

interface Props {
  grade: Grade;
  em: Posicao;
  valor: number;
  ativa: boolean;
  edicao: Edicao | null;
  leitura: boolean;
  /** The grid holds the focus: the active cell must have it. */
  focar: boolean;
  agir: (acao: AcaoGrade) => void;
}

/** One quantity: plain text, with the shared input over it only while it is edited. */
export function Celula({ grade, em, valor, ativa, edicao, leitura, focar, agir }: Props) {
  const celula = grade.celulas[em.linha]?.[em.coluna] ?? null;
  const self = useRef<HTMLTableCellElement>(null);
  const { valor: diferenca, faixa } = diferencaDe(grade, celula, valor);

  useLayoutEffect(() => {
    if (ativa && focar && !edicao) self.current?.focus({ preventScroll: false });
  }, [ativa, focar, edicao]);

  const ontem = celula?.ontem ?? null;
  const frase = FAIXAS[faixa].frase;
  const comparada = faixa === 'OK' || diferenca === null ? frase : `${formatInteger(diferenca)} ${frase}`;
  const visto = pedivel(celula) ? formatInteger(valor) : '—';
  const vistoOntem = `ontem ${ontem === null ? '—' : formatInteger(ontem)}`;
  const fala = `${nomeDaCelula(grade, em)}: ${visto} ${vistoOntem}, ${pedivel(celula) ? comparada : 'sem preço no contrato'}`;

  return (
    <td
      ref={self}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA grid pattern on a native table
      role="gridcell"
      className="grade-celula"
      tabIndex={ativa ? 0 : -1}
      aria-label={fala}
      aria-selected={ativa}
      aria-readonly={leitura || !pedivel(celula)}
      data-celula={`${em.linha}-${em.coluna}`}
      onFocus={() => !ativa && agir({ tipo: 'ativar', em })}
      onDoubleClick={() => !leitura && agir({ tipo: 'corrigir' })}
    >
      <span className="grade-valor">{visto}</span> <span className="grade-ontem">{vistoOntem}</span>
      {edicao && <Editor edicao={edicao} rotulo={nomeDaCelula(grade, em)} agir={agir} />}
    </td>
  );
}

interface EditorProps {
  edicao: Edicao;
  rotulo: string;
  agir: (acao: AcaoGrade) => void;
}

function Editor({ edicao, rotulo, agir }: EditorProps) {
  const input = useRef<HTMLInputElement>(null);
  const digitando = useRef(edicao.digitando);

  useLayoutEffect(() => {
    input.current?.focus();
    if (!digitando.current) input.current?.select();
  }, []);

  // A refused text keeps the caret: the click on another cell must not leave it behind unseen.
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
