import { memo } from 'react';
import { nomeDaCelula } from '../grid/grid.model.ts';
import type { AcaoGrade, Edicao } from '../grid/grid.reducer.ts';
import { GridCell } from '../grid/grid-cell.component.tsx';
import { formatInteger } from '../ui/number.format.ts';
import { fraseDaDiferenca } from '../ui/pedido.labels.ts';
import { FANTASMAS, type Fantasma } from './fantasma.table.ts';
import { diferencaDe, type Grade, pedivel } from './grade.model.ts';

interface Props {
  grade: Grade;
  linha: number;
  coluna: number;
  valor: number;
  ativa: boolean;
  selecionada: boolean;
  edicao: Edicao | null;
  leitura: boolean;
  /** The grid has the focus, so the active cell must take it. */
  focar: boolean;
  fantasma: Fantasma;
  agir: (acao: AcaoGrade) => void;
}

export const Celula = memo(function Celula({ grade, linha, coluna, valor, fantasma, ...resto }: Props) {
  const em = { linha, coluna };
  const celula = grade.celulas[linha]?.[coluna] ?? null;
  const { valor: diferenca, faixa } = diferencaDe(grade, celula, valor);
  const { antes, de } = FANTASMAS[fantasma];
  const anterior = celula && de(celula);
  const comparada = fraseDaDiferenca(diferenca, faixa);
  const visto = pedivel(celula) ? formatInteger(valor) : '—';
  const vistoAntes = antes && `${antes} ${anterior == null ? '—' : formatInteger(anterior)}`;
  const partes = [nomeDaCelula(grade, em), visto, vistoAntes, pedivel(celula) ? comparada : 'sem preço no contrato'];

  return (
    <GridCell malha={grade} em={em} fala={partes.filter(Boolean).join(', ')} {...resto}>
      <span className="grade-valor">{visto}</span> <span className="grade-ontem">{vistoAntes}</span>
    </GridCell>
  );
});
