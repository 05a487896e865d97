import { nomeDaCelula, posicoes, type Quantidades } from '../../grid/grid.model.ts';
import { faixaDe } from '../../ui/pedido.labels.ts';
import { diferencaDe, type Grade } from './grade.model.ts';

export interface Totais {
  porRefeicao: { total: number; custoCentavos: number }[];
  porPublico: number[];
  total: number;
  custoCentavos: number;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** Totals of what is typed, before the server has seen it. Money in centavos. */
export function totaisDe(grade: Grade, quantidades: Quantidades): Totais {
  const porRefeicao = quantidades.map((row, linha) => ({
    total: sum(row),
    custoCentavos: sum(row.map((valor, coluna) => valor * (grade.celulas[linha]?.[coluna]?.precoCentavos ?? 0))),
  }));
  return {
    porRefeicao,
    porPublico: grade.publicos.map((_, coluna) => sum(quantidades.map(row => row[coluna] ?? 0))),
    total: sum(porRefeicao.map(({ total }) => total)),
    custoCentavos: sum(porRefeicao.map(({ custoCentavos }) => custoCentavos)),
  };
}

/** Cells so far above the head count that the order needs a written reason (rule R18). */
export const celulasMuitoAcima = (grade: Grade, quantidades: Quantidades) =>
  posicoes(grade).flatMap(em => {
    const celula = grade.celulas[em.linha]?.[em.coluna] ?? null;
    const { valor } = diferencaDe(grade, celula, quantidades[em.linha]?.[em.coluna] ?? 0);
    // Only the number counts: a cell may be red by the old rule of R16 and need no reason.
    return valor !== null && faixaDe(valor, grade.regras) === 'MUITO_ACIMA'
      ? [{ nome: nomeDaCelula(grade, em), valor }]
      : [];
  });

export const publicosComMotivo = (grade: Grade, quantidades: Quantidades) =>
  grade.publicos
    .filter(({ exigeJustificativa }, coluna) => exigeJustificativa && quantidades.some(row => (row[coluna] ?? 0) > 0))
    .map(({ nome }) => nome);
