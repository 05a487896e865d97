import { memo, type ReactNode, useMemo, useRef } from 'react';
import type { Colado } from '../../grid/grid.block.ts';
import { linhaDaGrade } from '../../grid/grid.rows.ts';
import { GridTable } from '../../grid/grid-table.component.tsx';
import { formatInteger } from '../../ui/number.format.ts';
import { stretches, useWindow } from '../../ui/window.hook.ts';
import { estadoDaLinha, LinhaDoLote } from './linha-lote.component.tsx';
import type { LoteAberto } from './lote.hook.ts';
import { chaveDaLinha, foraDeVista, type GradeLote, somaDe, totaisPorColuna } from './lote.model.ts';
import type { LinhaPreparo } from './lote.queries.ts';
import './lote.css';

/** Height of `.lote .grade td` in pixels: each row out of sight is this much empty space. */
const ALTURA = 46;

/** Rows rendered above and below those in sight: each one more costs style, layout and paint at every key. */
const MARGEM = 3;

interface Props {
  aberto: LoteAberto;
  /** "Unidade" or "Dia": what a row is. */
  cabecalho: string;
  rotulo: string;
  nomeDe: (linha: LinhaPreparo) => ReactNode;
  colar: (colado: Colado) => void;
  enviar: () => void;
  /** Marks or unmarks the selected rows for sending: the boxes are no tab stops, there may be 500. */
  alternar: () => void;
}

/** Renders only the rows in sight, and of those only the changed ones again. */
export function GradeDoLote({ aberto, cabecalho, rotulo, nomeDe, colar, enviar, alternar }: Props) {
  const { grade, estado, agir, aoVivo, assentado, mudadas, recusas, conflitos, marcada, marcar } = aberto;
  const scroller = useRef<HTMLDivElement>(null);
  const { start, end } = useWindow(scroller, grade.itens.length, ALTURA, MARGEM);
  const totais = useMemo(() => totaisPorColuna(assentado, grade.colunas.length), [assentado, grade.colunas.length]);
  const suja = useMemo(() => new Set(mudadas), [mudadas]);
  const temOutras = useMemo(() => grade.itens.some(item => foraDeVista(item, grade.colunas) > 0), [grade]);
  const quantas = grade.colunas.length + (temOutras ? 6 : 5);
  const linha = (n: number, dentro: boolean) => {
    const item = grade.itens[n];
    if (!item) return null;
    const chave = chaveDaLinha(item);
    return (
      <LinhaDoLote
        key={chave}
        grade={grade}
        item={item}
        linha={n}
        marcada={marcada(chave)}
        marcar={marcar}
        estado={estadoDaLinha(conflitos.has(chave), recusas.get(chave), suja.has(n))}
        nomeDe={nomeDe}
        agir={agir}
        vivas={aoVivo[n] ?? NENHUMA}
        outras={temOutras ? foraDeVista(item, grade.colunas) : null}
        {...linhaDaGrade(estado, n, dentro)}
      />
    );
  };
  return (
    <div className="lote-rolagem" ref={scroller}>
      <GridTable
        malha={grade}
        estado={estado}
        leitura={false}
        rotulo={rotulo}
        linhas={grade.itens.length + 2}
        className={cabecalho === 'Dia' ? 'lote lote--dias' : 'lote'}
        agir={agir}
        colar={colar}
        comandos={{ enviar }}
        letras={{ ' ': alternar }}
      >
        {dentro => (
          <>
            <Topo cabecalho={cabecalho} grade={grade} temOutras={temOutras} />
            <tbody>
              {stretches(grade.itens.length, { start, end }, estado.ativa.linha).map(stretch =>
                'space' in stretch ? (
                  <tr key={`espaco-${stretch.from}`} aria-hidden className="lote-espaco">
                    <td colSpan={quantas} style={{ height: stretch.space * ALTURA }} />
                  </tr>
                ) : (
                  linha(stretch.row, dentro)
                ),
              )}
            </tbody>
            <Pe totais={totais} colunas={grade.colunas} temOutras={temOutras} posicao={grade.itens.length + 2} />
          </>
        )}
      </GridTable>
    </div>
  );
}

const NENHUMA: readonly number[] = [];

interface TopoProps {
  cabecalho: string;
  grade: GradeLote;
  temOutras: boolean;
}

/** Widths are set first: typing never moves a column, nor makes the browser measure all of them again. */
const Topo = memo(function Topo({ cabecalho, grade: { itens, colunas }, temOutras }: TopoProps) {
  return (
    <>
      <colgroup>
        <col className="lote-col-nome" />
        {colunas.map(({ par }) => (
          <col key={par} className={larga(itens, par) ? 'lote-col-larga' : 'lote-col-par'} />
        ))}
        {temOutras && <col className="lote-col-par" />}
        <col className="lote-col-total" />
        <col className="lote-col-efetivo" />
        <col className="lote-col-diferenca" />
        <col className="lote-col-situacao" />
      </colgroup>
      <thead>
        <tr aria-rowindex={1}>
          <th scope="col">{cabecalho}</th>
          {colunas.map(({ par, refeicao, publico }) => (
            <th key={par} scope="col">
              {refeicao}
              <span className="grade-ontem">{publico}</span>
            </th>
          ))}
          {temOutras && <th scope="col">Outras</th>}
          <th scope="col">Total</th>
          <th scope="col">Efetivo</th>
          <th scope="col">Diferença</th>
          <th scope="col">Situação</th>
        </tr>
      </thead>
    </>
  );
});

/** "prog. 1.234" under a number wants more room than "prog. 123". */
const larga = (itens: readonly LinhaPreparo[], par: number) =>
  itens.some(({ programada }) => (programada[par] ?? 0) >= 1_000);

interface PeProps {
  totais: readonly number[];
  colunas: GradeLote['colunas'];
  temOutras: boolean;
  posicao: number;
}

const Pe = memo(function Pe({ totais, colunas, temOutras, posicao }: PeProps) {
  return (
    <tfoot>
      <tr aria-rowindex={posicao}>
        <th scope="row">Total</th>
        {totais.map((total, n) => (
          <td key={colunas[n]?.par}>
            <div className="lote-caixa">{formatInteger(total)}</div>
          </td>
        ))}
        {temOutras && <td />}
        <td>
          <div className="lote-caixa">{formatInteger(somaDe(totais))}</div>
        </td>
        <td colSpan={3} />
      </tr>
    </tfoot>
  );
});
