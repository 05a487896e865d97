import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useChangedCells } from '../list/changed-cells.hook.ts';
import { formatHour } from '../ui/date.format.ts';
import { formatInteger } from '../ui/number.format.ts';
import { Situation } from '../ui/situation.component.tsx';
import { stretches, useWindow } from '../ui/window.hook.ts';
import { type Celula, destinoDe, textoDoBloco } from './matriz.model.ts';
import { ConteudoDaCelula } from './matriz-celula.component.tsx';
import type { Linha, Matriz } from './pedidos-das-lotacoes.queries.ts';

const ALTURA_DA_LINHA = 42;
const CABECALHO = 1;
const PAGINA = 10;
/** Rows rendered beyond each edge: few, because each has a dozen cells. */
const MARGEM = 4;
/** Up to this many rows are all rendered: the browser's own search finds them, and nobody waits. */
const POUCAS = 60;
/** Besides the meals: unit, head count, total, order, last sending. */
const OUTRAS_COLUNAS = 5;
/** The head count is drawn between the unit and the meals. */
const EFETIVO = 1;

interface Props {
  matriz: Matriz;
  linhas: readonly Linha[];
  mudadas: ReadonlySet<number>;
  abrir: (linha: Linha) => void;
  abrirMes: (linha: Linha) => void;
}

const idDa = ({ linha, coluna }: Celula) => `matriz-${linha}-${coluna}`;

/**
 * Units × meals, read only: arrows move, Shift marks a block, Ctrl+C copies it. Enter opens the order or, on a unit's
 * name, its month. One tab stop; only the rows in sight are rendered.
 */
export function MatrizTabela({ matriz, linhas, mudadas, abrir, abrirMes }: Props) {
  const scroller = useRef<HTMLElement>(null);
  const margem = linhas.length > POUCAS ? MARGEM : POUCAS;
  const vista = useWindow(scroller, linhas.length, ALTURA_DA_LINHA, margem);
  const { ativa, ancora, ir, aoTeclar, aoCopiar } = useCursor(matriz, linhas, { abrir, abrirMes });
  const largura = matriz.refeicoes.length + OUTRAS_COLUNAS;

  const aoClicar = ({ target, currentTarget, shiftKey }: MouseEvent<HTMLElement>) => {
    const [, linha, coluna] = (target instanceof Element && target.closest('[id^=matriz-]')?.id.split('-')) || [];
    if (coluna === undefined) return;
    currentTarget.focus({ preventScroll: true });
    ir({ linha: Number(linha), coluna: Number(coluna) }, shiftKey);
    if (target instanceof Element && target.closest('.matriz-abrir')) abrirMes(linhas[Number(linha)] as Linha);
  };
  return (
    <section ref={scroller} className="matriz-rolagem" aria-label="Pedidos por lotação e refeição">
      <table
        className="matriz matriz--fixa"
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA grid pattern on a native table
        role="grid"
        aria-readonly
        aria-multiselectable
        aria-rowcount={linhas.length + CABECALHO + 1}
        aria-activedescendant={ativa ? idDa(ativa) : undefined}
        tabIndex={0}
        onKeyDown={aoTeclar}
        onCopy={aoCopiar}
        onClick={aoClicar}
        onDoubleClick={() => ativa && ativa.coluna > 0 && linhas[ativa.linha] && abrir(linhas[ativa.linha] as Linha)}
        onFocus={() => ativa ?? ir({ linha: 0, coluna: 1 }, false)}
      >
        <Cabecalho matriz={matriz} />
        <tbody>
          {stretches(linhas.length, vista, ativa?.linha ?? vista.start).map(stretch =>
            'space' in stretch ? (
              <Espaco key={`espaco-${stretch.from}`} altura={stretch.space * ALTURA_DA_LINHA} largura={largura} />
            ) : (
              <Fileira
                key={linhas[stretch.row]?.lotacao.id}
                linha={linhas[stretch.row] as Linha}
                indice={stretch.row}
                antes={matriz.comparadaCom}
                ativa={ativa?.linha === stretch.row ? ativa.coluna : null}
                mudou={mudadas.has(linhas[stretch.row]?.lotacao.id ?? 0)}
                marcadas={marcadasEm(stretch.row, ativa, ancora)}
              />
            ),
          )}
        </tbody>
        <Rodape matriz={matriz} />
      </table>
    </section>
  );
}

/** `ancora` is the corner of the block opposite to the active cell. */
interface Cursor {
  ativa: Celula;
  ancora: Celula;
  porTecla: boolean;
}

function useCursor(matriz: Matriz, linhas: readonly Linha[], { abrir, abrirMes }: Pick<Props, 'abrir' | 'abrirMes'>) {
  const [cursor, setCursor] = useState<Cursor | null>(null);
  const ir = (ativa: Celula, estende: boolean, porTecla = false) =>
    setCursor(antes => ({ ativa, ancora: estende && antes ? antes.ancora : ativa, porTecla }));
  // Not for a click: it is on what is seen, and the second of two must find the same row there.
  useLayoutEffect(() => {
    if (cursor?.porTecla)
      document.getElementById(idDa(cursor.ativa))?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [cursor]);
  // A filter may leave fewer rows than the cursor's.
  useEffect(() => {
    if (cursor && cursor.ativa.linha >= linhas.length) setCursor(null);
  }, [cursor, linhas.length]);

  const aoTeclar = (event: KeyboardEvent) => {
    if (!cursor || event.altKey || event.metaKey) return;
    const linha = linhas[cursor.ativa.linha];
    if (event.key === 'Enter' && linha) return cursor.ativa.coluna === 0 ? abrirMes(linha) : abrir(linha);
    const tamanho = { linhas: linhas.length, colunas: matriz.refeicoes.length + 1, pagina: PAGINA };
    if (event.ctrlKey && event.key.toLowerCase() === 'a') {
      event.preventDefault();
      const ancora = { linha: tamanho.linhas - 1, coluna: tamanho.colunas - 1 };
      return setCursor({ ativa: { linha: 0, coluna: 0 }, ancora, porTecla: true });
    }
    const destino = destinoDe(event, cursor.ativa, tamanho);
    if (!destino) return;
    event.preventDefault();
    ir(destino, event.shiftKey, true);
  };
  const aoCopiar = (event: ClipboardEvent) => {
    if (!cursor || window.getSelection()?.isCollapsed === false) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', textoDoBloco(linhas, cursor.ancora, cursor.ativa));
  };
  return { ativa: cursor?.ativa ?? null, ancora: cursor?.ancora ?? null, ir, aoTeclar, aoCopiar };
}

/** First and last marked column of a row, as text: rows with equal texts are not rendered again. */
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

/** Widths are set first: rows that come and go while scrolling must not move a column. */
const Cabecalho = memo(({ matriz: { refeicoes, comparadaCom } }: { matriz: Matriz }) => (
  <>
    <colgroup>
      <col className="matriz-col-unidade" />
      <col className="matriz-col-efetivo" />
      {refeicoes.map(({ id }) => (
        <col key={id} className={comparadaCom ? 'matriz-col-comparada' : 'matriz-col-refeicao'} />
      ))}
      <col className="matriz-col-total" />
      <col className="matriz-col-pedido" />
      <col className="matriz-col-enviado matriz-enviado" />
    </colgroup>
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
  </>
));

interface FileiraProps {
  linha: Linha;
  indice: number;
  antes: string | undefined;
  ativa: number | null;
  mudou: boolean;
  marcadas: string;
}

const Fileira = memo(({ linha, indice, antes, ativa, mudou, marcadas }: FileiraProps) => {
  const fileira = useRef<HTMLTableRowElement>(null);
  const acesas = useChangedCells(fileira, linha, mudou);
  const marca = (coluna: number, propria = '') =>
    `${propria}${acesas.has(coluna) ? ' tabela-mudou' : ''}`.trim() || undefined;
  const [de = -1, ate = -1] = marcadas ? marcadas.split('-').map(Number) : [];
  const { lotacao, celulas, internos, total, situacao, ultimoEnvioEm, fusoHorario } = linha;
  const depois = celulas.length + EFETIVO + 1;
  return (
    <tr ref={fileira} aria-rowindex={indice + CABECALHO + 1}>
      <th
        scope="row"
        id={idDa({ linha: indice, coluna: 0 })}
        aria-selected={de === 0}
        className={marca(0, ativa === 0 ? 'matriz-unidade matriz-ativa' : 'matriz-unidade')}
        title={`${lotacao.nome}, ${lotacao.municipio}/${lotacao.uf}: abrir o mês`}
      >
        <span className="matriz-abrir">{lotacao.nome}</span>
      </th>
      <td className={marca(EFETIVO)}>{internos === null ? '—' : formatInteger(internos)}</td>
      {celulas.map((celula, posicao) => {
        const coluna = posicao + 1;
        return (
          <td
            key={coluna}
            id={idDa({ linha: indice, coluna })}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA grid pattern on a native table
            role="gridcell"
            tabIndex={-1}
            aria-selected={coluna >= de && coluna <= ate}
            className={marca(coluna + EFETIVO, coluna === ativa ? 'matriz-ativa' : '')}
          >
            <ConteudoDaCelula celula={celula} antes={antes} />
          </td>
        );
      })}
      <td className={marca(depois)}>
        <strong>{total > 0 ? formatInteger(total) : '—'}</strong>
      </td>
      <td className={marca(depois + 1, 'matriz-texto')}>
        <Situation situacao={situacao} />
      </td>
      <td className={marca(depois + 2, 'matriz-enviado')}>
        {ultimoEnvioEm ? formatHour(ultimoEnvioEm, fusoHorario) : '—'}
      </td>
    </tr>
  );
});

/** Totals of the whole day as the server counted it: a filter here hides rows, not meals. */
const Rodape = memo(({ matriz: { refeicoes, total } }: { matriz: Matriz }) => (
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
));
