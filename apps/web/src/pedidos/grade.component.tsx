import { Fragment, useMemo } from 'react';
import type { AcaoGrade, EstadoGrade } from '../grid/grid.reducer.ts';
import { GridTable } from '../grid/grid-table.component.tsx';
import { Difference } from '../ui/difference.component.tsx';
import { formatInteger, formatMoney } from '../ui/number.format.ts';
import { CORES } from '../ui/refeicao.palette.ts';
import { Celula } from './celula.component.tsx';
import { diferencaDe, type Grade as GradeModelo } from './grade.model.ts';
import { totaisDe } from './grade.totals.ts';

interface Props {
  grade: GradeModelo;
  estado: EstadoGrade;
  leitura: boolean;
  agir: (acao: AcaoGrade) => void;
  colar: (texto: string) => void;
}

/** Meals × publics as a native table: text cells, one tab stop, arrows inside, one input where the person types. */
export function Grade({ grade, estado, leitura, agir, colar }: Props) {
  const { valores, ativa, edicao } = estado;
  const totais = useMemo(() => totaisDe(grade, valores), [grade, valores]);
  return (
    <GridTable
      malha={grade}
      estado={estado}
      leitura={leitura}
      rotulo="Quantidades por refeição e público"
      agir={agir}
      colar={colar}
    >
      {dentro => (
        <>
          <thead>
            <tr>
              <th scope="col">Refeição</th>
              {grade.publicos.map(({ id, nome }) => (
                <Fragment key={id}>
                  <th scope="col">{nome}</th>
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
            {grade.refeicoes.map((refeicao, linha) => (
              <tr key={refeicao.id}>
                <th scope="row" style={{ boxShadow: `inset 4px 0 ${CORES[refeicao.cor].claro.texto}` }}>
                  {refeicao.nome}
                  <span className="grade-ontem">
                    Entrega {refeicao.entregaInicio}–{refeicao.entregaFim}
                  </span>
                </th>
                {grade.publicos.map((publico, coluna) => {
                  const valor = valores[linha]?.[coluna] ?? 0;
                  const estaAtiva = ativa.linha === linha && ativa.coluna === coluna;
                  return (
                    <Fragment key={publico.id}>
                      <Celula
                        grade={grade}
                        em={{ linha, coluna }}
                        valor={valor}
                        ativa={estaAtiva}
                        edicao={estaAtiva ? edicao : null}
                        leitura={leitura}
                        focar={dentro}
                        agir={agir}
                      />
                      <td className="grade-diferenca">
                        <Difference {...diferencaDe(grade, grade.celulas[linha]?.[coluna] ?? null, valor)} />
                      </td>
                    </Fragment>
                  );
                })}
                <td className="grade-total">{formatInteger(totais.porRefeicao[linha]?.total ?? 0)}</td>
                <td>{formatMoney(totais.porRefeicao[linha]?.custoCentavos ?? 0)}</td>
              </tr>
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
