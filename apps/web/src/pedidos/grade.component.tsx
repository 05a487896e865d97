import { Fragment, memo, useMemo } from 'react';
import type { Colado } from '../grid/grid.block.ts';
import type { Comando } from '../grid/grid.keys.ts';
import { type AcaoGrade, type EstadoGrade, valoresAoVivo } from '../grid/grid.reducer.ts';
import { celulaDaLinha, type LinhaDaGrade, linhaDaGrade } from '../grid/grid.rows.ts';
import { GridTable } from '../grid/grid-table.component.tsx';
import { Difference } from '../ui/difference.component.tsx';
import { formatInteger, formatMoney } from '../ui/number.format.ts';
import { efetivoDe } from '../ui/pedido.labels.ts';
import { Celula } from './celula.component.tsx';
import type { Fantasma } from './fantasma.table.ts';
import { diferencaDe, type Grade as GradeModelo } from './grade.model.ts';
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
  const aoVivo = valoresAoVivo(estado, grade);
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
              <Difference {...diferencaDe(grade, grade.celulas[linha]?.[coluna] ?? null, celula.valor)} />
            </td>
          </Fragment>
        );
      })}
      <td className="grade-total">{formatInteger(total)}</td>
      <td>{formatMoney(custo)}</td>
    </tr>
  );
});
