import { nomeDaCelula, type Posicao } from '../grid/grid.model.ts';
import type { AcaoGrade, Edicao } from '../grid/grid.reducer.ts';
import { GridCell } from '../grid/grid-cell.component.tsx';
import { formatInteger } from '../ui/number.format.ts';
import { FAIXAS } from '../ui/pedido.labels.ts';
import { diferencaDe, type Grade, pedivel } from './grade.model.ts';

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

/** One quantity of an order, with the day before under it and the difference in what is spoken. */
export function Celula({ grade, em, valor, ativa, edicao, leitura, focar, agir }: Props) {
  const celula = grade.celulas[em.linha]?.[em.coluna] ?? null;
  const { valor: diferenca, faixa } = diferencaDe(grade, celula, valor);

  const ontem = celula?.ontem ?? null;
  const frase = FAIXAS[faixa].frase;
  const comparada = faixa === 'OK' || diferenca === null ? frase : `${formatInteger(diferenca)} ${frase}`;
  const visto = pedivel(celula) ? formatInteger(valor) : '—';
  const vistoOntem = `ontem ${ontem === null ? '—' : formatInteger(ontem)}`;
  const fala = `${nomeDaCelula(grade, em)}: ${visto} ${vistoOntem}, ${pedivel(celula) ? comparada : 'sem preço no contrato'}`;

  return (
    <GridCell
      malha={grade}
      em={em}
      fala={fala}
      ativa={ativa}
      edicao={edicao}
      leitura={leitura}
      focar={focar}
      agir={agir}
    >
      <span className="grade-valor">{visto}</span> <span className="grade-ontem">{vistoOntem}</span>
    </GridCell>
  );
}
