import { Fragment, memo, useMemo } from 'react';
import type { Colado } from '../../grid/grid.block.ts';
import type { Comando } from '../../grid/grid.keys.ts';
import { nomeDaCelula } from '../../grid/grid.model.ts';
import { type AcaoGrade, type Edicao, type EstadoGrade, quantidadesAoVivo } from '../../grid/grid.reducer.ts';
import { celulaDaLinha, type LinhaDaGrade, linhaDaGrade } from '../../grid/grid.rows.ts';
import { GridCell } from '../../grid/grid-cell.component.tsx';
import { GridTable } from '../../grid/grid-table.component.tsx';
import { Difference } from '../../ui/difference.component.tsx';
import { formatInteger, formatMoney } from '../../ui/number.format.ts';
import { efetivoDe, fraseDaDiferenca } from '../../ui/pedido.labels.ts';
import { FANTASMAS, type Fantasma } from './fantasma.table.ts';
import { diferencaDe, type Grade as GradeModelo, pedivel } from './grade.model.ts';
import { totaisDe } from './grade.totals.ts';

interface Props {
  grade: GradeModelo;
  estado: EstadoGrade;
  leitura: boolean;
  fantasma: Fantasma;
  agir: (acao: AcaoGrade) => void;
  colar: (colado: Colado) => void;
  comandos: Partial<Record<Comando, () => void>>;
  letras: Readonly<Record<string, () => void>>;
}

export function Grade({ grade, estado, leitura, fantasma, agir, colar, comandos, letras }: Props) {
  // Totals follow the text being typed, before Enter.
  const aoVivo = quantidadesAoVivo(estado, grade);
  const totais = useMemo(() => totaisDe(grade, aoVivo), [grade, aoVivo]);
  return (
    <GridTable
      malha={grade}
      estado={estado}
      leitura={leitura}
      rotulo="Quantidades por refeição e público"
      agir={agir}
      colar={colar}
      comandos={comandos}
      letras={letras}
    >
      {dentro => (
        <>
          <thead>
            <tr>
              <th scope="col">Refeição</th>
              {grade.publicos.map(({ id, nome, baseConferencia }) => (
                <Fragment key={id}>
                  <th scope="col">
                    {nome}
                    <Efetivo numero={efetivoDe(grade, baseConferencia)} />
                  </th>
                  <th scope="col" className="grade-quieta">
                    Diferença
                  </th>
                </Fragment>
              ))}
              <th scope="col">Total</th>
              <th scope="col">Custo previsto</th>
            </tr>
          </thead>
          <tbody>
            {grade.refeicoes.map(({ id }, linha) => (
              <Linha
                key={id}
                grade={grade}
                linha={linha}
                total={totais.porRefeicao[linha]?.total ?? 0}
                custo={totais.porRefeicao[linha]?.custoCentavos ?? 0}
                leitura={leitura}
                fantasma={fantasma}
                agir={agir}
                {...linhaDaGrade(estado, linha, dentro)}
              />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Total do dia</th>
              {grade.publicos.map(({ id }, coluna) => (
                <Fragment key={id}>
                  <td>{formatInteger(totais.porPublico[coluna] ?? 0)}</td>
                  <td />
                </Fragment>
              ))}
              <td>{formatInteger(totais.total)}</td>
              <td>{formatMoney(totais.custoCentavos)}</td>
            </tr>
          </tfoot>
        </>
      )}
    </GridTable>
  );
}

const Efetivo = ({ numero }: { numero: number | null }) =>
  numero !== null && <span className="grade-ontem">efetivo {formatInteger(numero)}</span>;

interface LinhaProps extends LinhaDaGrade {
  grade: GradeModelo;
  linha: number;
  total: number;
  custo: number;
  leitura: boolean;
  fantasma: Fantasma;
  agir: (acao: AcaoGrade) => void;
}

const Linha = memo(function Linha({ grade, linha, total, custo, leitura, fantasma, agir, ...estado }: LinhaProps) {
  const refeicao = grade.refeicoes[linha];
  if (!refeicao) return null;
  return (
    <tr>
      <th scope="row" className="refeicao-marcada" data-refeicao={refeicao.cor}>
        {refeicao.nome}
        <span className="grade-ontem">
          Entrega {refeicao.entregaInicio}–{refeicao.entregaFim}
        </span>
      </th>
      {grade.publicos.map(({ id }, coluna) => {
        const celula = celulaDaLinha(estado, coluna);
        return (
          <Fragment key={id}>
            <Celula
              grade={grade}
              linha={linha}
              coluna={coluna}
              leitura={leitura}
              fantasma={fantasma}
              agir={agir}
              {...celula}
            />
            <td className="grade-diferenca">
              <Difference
                {...diferencaDe(grade, grade.celulas[linha]?.[coluna] ?? null, celula.quantidade)}
                pedidas={celula.quantidade}
              />
            </td>
          </Fragment>
        );
      })}
      <td className="grade-total">{formatInteger(total)}</td>
      <td>{formatMoney(custo)}</td>
    </tr>
  );
});

interface CelulaProps {
  grade: GradeModelo;
  linha: number;
  coluna: number;
  quantidade: number;
  ativa: boolean;
  selecionada: boolean;
  edicao: Edicao | null;
  leitura: boolean;
  /** The grid has the focus, so the active cell must take it. */
  focar: boolean;
  fantasma: Fantasma;
  agir: (acao: AcaoGrade) => void;
}

const Celula = memo(function Celula({ grade, linha, coluna, quantidade, fantasma, ...resto }: CelulaProps) {
  const em = { linha, coluna };
  const celula = grade.celulas[linha]?.[coluna] ?? null;
  const { valor: diferenca, faixa } = diferencaDe(grade, celula, quantidade);
  const { antes, de } = FANTASMAS[fantasma];
  const anterior = celula && de(celula);
  const comparada = fraseDaDiferenca(diferenca, faixa);
  const visto = pedivel(celula) ? formatInteger(quantidade) : '—';
  const vistoAntes = antes && `${antes} ${anterior == null ? '—' : formatInteger(anterior)}`;
  const partes = [nomeDaCelula(grade, em), visto, vistoAntes, pedivel(celula) ? comparada : 'sem preço no contrato'];

  return (
    <GridCell malha={grade} em={em} fala={partes.filter(Boolean).join(', ')} {...resto}>
      <span className="grade-valor">{visto}</span> <span className="grade-ontem">{vistoAntes}</span>
    </GridCell>
  );
});
