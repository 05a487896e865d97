import { useMemo } from 'react';
import { type Malha, nomeDaCelula, type Valores, valorEm } from '../grid/grid.model.ts';
import type { AcaoGrade, EstadoGrade } from '../grid/grid.reducer.ts';
import { GridCell } from '../grid/grid-cell.component.tsx';
import { GridTable } from '../grid/grid-table.component.tsx';
import { formatInteger } from '../ui/number.format.ts';
import { type Semana, soma } from './semana.model.ts';

interface Props {
  semana: Semana;
  estado: EstadoGrade;
  /** What is saved: a changed cell is marked. */
  salvos: Valores;
  leitura: boolean;
  rotulo: string;
  agir: (acao: AcaoGrade) => void;
  colar: (texto: string) => void;
}

/** Meals and publics down, days across; the meal's name once for its publics. */
export function SemanaGrade({ semana, estado, salvos, leitura, rotulo, agir, colar }: Props) {
  const { valores, ativa, edicao } = estado;
  const porDia = useMemo(
    () => semana.colunas.map((_, coluna) => soma(valores.map(row => row[coluna] ?? 0))),
    [semana, valores],
  );
  const varias = semana.colunas.length > 1;
  return (
    <GridTable
      malha={semana}
      estado={estado}
      leitura={leitura}
      rotulo={rotulo}
      className="semana-grade"
      agir={agir}
      colar={colar}
    >
      {dentro => (
        <>
          <thead>
            <tr>
              <th scope="col">Refeição e público</th>
              {semana.colunas.map(({ nome }) => (
                <th key={nome} scope="col">
                  {nome}
                </th>
              ))}
              {varias && <th scope="col">Semana</th>}
            </tr>
          </thead>
          <tbody>
            {semana.linhas.map((titulo, linha) => (
              <tr
                key={titulo.nome}
                className={titulo.refeicao !== semana.linhas[linha - 1]?.refeicao ? 'semana-refeicao' : undefined}
              >
                <th scope="row">
                  {titulo.refeicao.nome}
                  <span>{titulo.publico.nome}</span>
                </th>
                {semana.colunas.map(({ nome }, coluna) => {
                  const estaAtiva = ativa.linha === linha && ativa.coluna === coluna;
                  return (
                    <Celula
                      key={nome}
                      semana={semana}
                      linha={linha}
                      coluna={coluna}
                      valor={valorEm(valores, { linha, coluna })}
                      salvo={valorEm(salvos, { linha, coluna })}
                      ativa={estaAtiva}
                      edicao={estaAtiva ? edicao : null}
                      leitura={leitura}
                      focar={dentro}
                      agir={agir}
                    />
                  );
                })}
                {varias && <td className="grade-total">{formatInteger(soma(valores[linha] ?? []))}</td>}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Total do dia</th>
              {porDia.map((total, coluna) => (
                <td key={semana.colunas[coluna]?.nome}>{formatInteger(total)}</td>
              ))}
              {varias && <td>{formatInteger(soma(porDia))}</td>}
            </tr>
          </tfoot>
        </>
      )}
    </GridTable>
  );
}

interface CelulaProps {
  semana: Malha;
  linha: number;
  coluna: number;
  valor: number;
  salvo: number;
  ativa: boolean;
  edicao: EstadoGrade['edicao'];
  leitura: boolean;
  focar: boolean;
  agir: (acao: AcaoGrade) => void;
}

function Celula({ semana, linha, coluna, valor, salvo, ...resto }: CelulaProps) {
  const em = { linha, coluna };
  const mudou = valor !== salvo;
  const era = mudou ? ` era ${formatInteger(salvo)}` : '';
  return (
    <GridCell
      malha={semana}
      em={em}
      fala={`${nomeDaCelula(semana, em)}: ${formatInteger(valor)}${era}`}
      className={mudou ? 'semana-mudou' : undefined}
      {...resto}
    >
      <span className="grade-valor">{formatInteger(valor)}</span>{' '}
      {mudou && <span className="grade-ontem">era {formatInteger(salvo)}</span>}
    </GridCell>
  );
}
