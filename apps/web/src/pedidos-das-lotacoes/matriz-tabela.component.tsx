import { type ClipboardEvent, type KeyboardEvent, type MouseEvent, memo, useEffect, useRef, useState } from 'react';
import { formatHour } from '../ui/date.format.ts';
import { formatInteger } from '../ui/number.format.ts';
import { Situation } from '../ui/situation.component.tsx';
import { useWindow } from '../ui/window.hook.ts';
import { type Celula, destinoDe, textoDoBloco } from './matriz.model.ts';
import { ConteudoDaCelula } from './matriz-celula.component.tsx';
import type { Linha, Matriz } from './pedidos-das-lotacoes.queries.ts';

const ALTURA_DA_LINHA = 42;
const CABECALHO = 1;
const PAGINA = 10;
/** Unit, head count, total, order, last sending. */
const OUTRAS_COLUNAS = 5;

interface Props {
  matriz: Matriz;
  linhas: readonly Linha[];
  abrir: (linha: Linha) => void;
}

const idDa = ({ linha, coluna }: Celula) => `matriz-${linha}-${coluna}`;

/**
 * Units × meals, to read: arrows move, Shift marks a block, Ctrl+C copies it, Enter opens the order. One tab stop; only the
 * rows in sight are drawn.
 */
export function MatrizTabela({ matriz, linhas, abrir }: Props) {
  const scroller = useRef<HTMLElement>(null);
  const { start, end, before, after } = useWindow(scroller, linhas.length, ALTURA_DA_LINHA);
  const { ativa, ancora, ir, aoTeclar, aoCopiar } = useCursor(matriz, linhas, { scroller, abrir });
  const largura = matriz.refeicoes.length + OUTRAS_COLUNAS;

  const aoClicar = ({ target, currentTarget, shiftKey }: MouseEvent<HTMLElement>) => {
    const [, linha, coluna] = (target instanceof Element && target.closest('td[id]')?.id.split('-')) || [];
    if (coluna === undefined) return;
    currentTarget.focus({ preventScroll: true });
    ir({ linha: Number(linha), coluna: Number(coluna) }, shiftKey);
  };
  return (
    <section ref={scroller} className="matriz-rolagem" aria-label="Pedidos por lotação e refeição">
      <table
        className="matriz"
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA grid pattern on a native table
        role="grid"
        aria-readonly
        aria-multiselectable
        aria-rowcount={linhas.length + CABECALHO + 1}
        aria-activedescendant={ativa && ativa.linha >= start && ativa.linha < end ? idDa(ativa) : undefined}
        tabIndex={0}
        onKeyDown={aoTeclar}
        onCopy={aoCopiar}
        onClick={aoClicar}
        onDoubleClick={() => ativa && linhas[ativa.linha] && abrir(linhas[ativa.linha] as Linha)}
        onFocus={() => ativa ?? ir({ linha: 0, coluna: 0 }, false)}
      >
        <Cabecalho matriz={matriz} />
        <tbody>
          {before > 0 && <Espaco altura={before} largura={largura} />}
          {linhas.slice(start, end).map((linha, posicao) => (
            <Fileira
              key={linha.lotacao.id}
              linha={linha}
              indice={start + posicao}
              ativa={ativa?.linha === start + posicao ? ativa.coluna : null}
              marcadas={marcadasEm(start + posicao, ativa, ancora)}
            />
          ))}
          {after > 0 && <Espaco altura={after} largura={largura} />}
        </tbody>
        <Rodape matriz={matriz} />
      </table>
    </section>
  );
}

/** The active cell and the other corner of the block. */
function useCursor(
  matriz: Matriz,
  linhas: readonly Linha[],
  { scroller, abrir }: { scroller: React.RefObject<HTMLElement | null>; abrir: (linha: Linha) => void },
) {
  const [cursor, setCursor] = useState<{ ativa: Celula; ancora: Celula } | null>(null);
  const ir = (ativa: Celula, estende: boolean) => {
    setCursor(antes => ({ ativa, ancora: estende && antes ? antes.ancora : ativa }));
    trazer(scroller.current, ativa.linha);
  };
  // A filter that leaves fewer rows leaves no cursor below them.
  useEffect(() => {
    if (cursor && cursor.ativa.linha >= linhas.length) setCursor(null);
  }, [cursor, linhas.length]);

  const aoTeclar = (event: KeyboardEvent) => {
    if (!cursor || event.altKey || event.metaKey) return;
    const linha = linhas[cursor.ativa.linha];
    if (event.key === 'Enter' && linha) return abrir(linha);
    const tamanho = { linhas: linhas.length, colunas: matriz.refeicoes.length, pagina: PAGINA };
    const destino = destinoDe(event, cursor.ativa, tamanho);
    if (!destino) return;
    event.preventDefault();
    ir(destino, event.shiftKey);
  };
  const aoCopiar = (event: ClipboardEvent) => {
    if (!cursor || window.getSelection()?.isCollapsed === false) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', textoDoBloco(linhas, cursor.ancora, cursor.ativa));
  };
  return { ativa: cursor?.ativa ?? null, ancora: cursor?.ancora ?? null, ir, aoTeclar, aoCopiar };
}

/** The row of the cursor between the sticky heading and the sticky total. */
function trazer(rolagem: HTMLElement | null, linha: number) {
  if (!rolagem) return;
  const topo = linha * ALTURA_DA_LINHA;
  const visiveis = rolagem.clientHeight - ALTURA_DA_LINHA * (CABECALHO + 2);
  if (topo < rolagem.scrollTop) rolagem.scrollTop = topo;
  else if (topo > rolagem.scrollTop + visiveis) rolagem.scrollTop = topo - visiveis;
}

/** First and last marked column of a row, as text: equal texts draw nothing again. */
function marcadasEm(linha: number, ativa: Celula | null, ancora: Celula | null): string {
  if (!ativa || !ancora) return '';
  if (linha < Math.min(ativa.linha, ancora.linha) || linha > Math.max(ativa.linha, ancora.linha)) return '';
  return `${Math.min(ativa.coluna, ancora.coluna)}-${Math.max(ativa.coluna, ancora.coluna)}`;
}

const Espaco = ({ altura, largura }: { altura: number; largura: number }) => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a blank row takes no focus
  <tr aria-hidden="true">
    <td colSpan={largura} style={{ height: altura, padding: 0 }} />
  </tr>
);

const Cabecalho = ({ matriz: { refeicoes } }: { matriz: Matriz }) => (
  <thead>
    <tr>
      <th scope="col" className="matriz-unidade">
        Lotação
      </th>
      <th scope="col">Efetivo</th>
      {refeicoes.map(({ id, nome }) => (
        <th key={id} scope="col">
          {nome}
        </th>
      ))}
      <th scope="col">Total</th>
      <th scope="col" className="matriz-texto">
        Pedido
      </th>
      <th scope="col" className="matriz-enviado">
        Enviado às
      </th>
    </tr>
  </thead>
);

interface FileiraProps {
  linha: Linha;
  indice: number;
  ativa: number | null;
  marcadas: string;
}

const Fileira = memo(({ linha, indice, ativa, marcadas }: FileiraProps) => {
  const [de = -1, ate = -1] = marcadas ? marcadas.split('-').map(Number) : [];
  const { lotacao, celulas, internos, total, situacao, ultimoEnvioEm, fusoHorario } = linha;
  return (
    <tr aria-rowindex={indice + CABECALHO + 1}>
      <th scope="row" className="matriz-unidade" title={`${lotacao.nome}, ${lotacao.municipio}/${lotacao.uf}`}>
        <span>{lotacao.nome}</span>
      </th>
      <td>{internos === null ? '—' : formatInteger(internos)}</td>
      {celulas.map((celula, coluna) => (
        <td
          key={idDa({ linha: indice, coluna })}
          id={idDa({ linha: indice, coluna })}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA grid pattern on a native table
          role="gridcell"
          tabIndex={-1}
          aria-selected={coluna >= de && coluna <= ate}
          className={coluna === ativa ? 'matriz-ativa' : undefined}
        >
          <ConteudoDaCelula celula={celula} />
        </td>
      ))}
      <td>
        <strong>{total > 0 ? formatInteger(total) : '—'}</strong>
      </td>
      <td className="matriz-texto">
        <Situation situacao={situacao} />
      </td>
      <td className="matriz-enviado">{ultimoEnvioEm ? formatHour(ultimoEnvioEm, fusoHorario) : '—'}</td>
    </tr>
  );
});

/** Of the whole day as the server counted it: a filter here hides rows, not meals. */
const Rodape = ({ matriz: { refeicoes, total } }: { matriz: Matriz }) => (
  <tfoot>
    <tr>
      <th scope="row" className="matriz-unidade">
        Total do dia
      </th>
      <td />
      {refeicoes.map(({ id, total: daRefeicao }) => (
        <td key={id}>{formatInteger(daRefeicao)}</td>
      ))}
      <td>{formatInteger(total)}</td>
      <td />
      <td className="matriz-enviado" />
    </tr>
  </tfoot>
);
