import { memo, useMemo } from 'react';
import type { Colado } from '../grid/grid.block.ts';
import { type Malha, nomeDaCelula, type Quantidades } from '../grid/grid.model.ts';
import type { AcaoGrade, EstadoGrade } from '../grid/grid.reducer.ts';
import { celulaDaLinha, type LinhaDaGrade, linhaDaGrade } from '../grid/grid.rows.ts';
import { GridCell } from '../grid/grid-cell.component.tsx';
import { GridStatus } from '../grid/grid-status.component.tsx';
import { GridTable } from '../grid/grid-table.component.tsx';
import { formatInteger } from '../ui/number.format.ts';
import { type Semana, soma } from './semana.model.ts';

interface Props {
  semana: Semana;
  estado: EstadoGrade;
  salvos: Quantidades;
  leitura: boolean;
  rotulo: string;
  agir: (acao: AcaoGrade) => void;
  colar: (colado: Colado) => void;
  fala: string;
}

export function SemanaGrade({ semana, estado, salvos, leitura, rotulo, agir, colar, fala }: Props) {
  const { quantidades } = estado;
  const porDia = useMemo(
    () => semana.colunas.map((_, coluna) => soma(quantidades.map(row => row[coluna] ?? 0))),
    [semana, quantidades],
  );
  const varias = semana.colunas.length > 1;
  return (
    <>
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
                <Linha
                  key={titulo.nome}
                  semana={semana}
                  linha={linha}
                  salvas={salvos[linha] ?? NADA}
                  leitura={leitura}
                  agir={agir}
                  {...linhaDaGrade(estado, linha, dentro)}
                />
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
      <GridStatus estado={estado} fala={fala} />
    </>
  );
}

const NADA: readonly number[] = [];

interface LinhaProps extends LinhaDaGrade {
  semana: Semana;
  linha: number;
  salvas: readonly number[];
  leitura: boolean;
  agir: (acao: AcaoGrade) => void;
}

const Linha = memo(function Linha({ semana, linha, salvas, leitura, agir, ...estado }: LinhaProps) {
  const titulo = semana.linhas[linha];
  if (!titulo) return null;
  return (
    <tr className={titulo.refeicao !== semana.linhas[linha - 1]?.refeicao ? 'semana-refeicao' : undefined}>
      <th scope="row">
        {titulo.refeicao.nome}
        <span>{titulo.publico.nome}</span>
      </th>
      {semana.colunas.map(({ nome }, coluna) => (
        <Celula
          key={nome}
          semana={semana}
          linha={linha}
          coluna={coluna}
          salvo={salvas[coluna] ?? 0}
          leitura={leitura}
          agir={agir}
          {...celulaDaLinha(estado, coluna)}
        />
      ))}
      {semana.colunas.length > 1 && <td className="grade-total">{formatInteger(soma(estado.quantidades))}</td>}
    </tr>
  );
});

interface CelulaProps {
  semana: Malha;
  linha: number;
  coluna: number;
  quantidade: number;
  salvo: number;
  ativa: boolean;
  selecionada: boolean;
  edicao: EstadoGrade['edicao'];
  leitura: boolean;
  focar: boolean;
  agir: (acao: AcaoGrade) => void;
}

const Celula = memo(function Celula({ semana, linha, coluna, quantidade, salvo, ...resto }: CelulaProps) {
  const em = { linha, coluna };
  const mudou = quantidade !== salvo;
  const era = mudou ? ` era ${formatInteger(salvo)}` : '';
  return (
    <GridCell
      malha={semana}
      em={em}
      fala={`${nomeDaCelula(semana, em)}: ${formatInteger(quantidade)}${era}`}
      className={mudou ? 'semana-mudou' : undefined}
      {...resto}
    >
      <span className="grade-valor">{formatInteger(quantidade)}</span>{' '}
      {mudou && <span className="grade-ontem">era {formatInteger(salvo)}</span>}
    </GridCell>
  );
});
