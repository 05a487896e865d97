import type { Edicao, EstadoGrade } from './grid.reducer.ts';
import { faixaDe } from './grid.reducer.ts';

/** Plain values and shared objects only: a memoised row renders again when one differs. */
export interface LinhaDaGrade {
  quantidades: readonly number[];
  /** The active cell's column, and the selected columns from `de` to `ate`; -1 where this row has none. */
  ativa: number;
  de: number;
  ate: number;
  edicao: Edicao | null;
  focar: boolean;
}

const NADA: readonly number[] = [];

export function linhaDaGrade(estado: EstadoGrade, linha: number, dentro: boolean): LinhaDaGrade {
  const faixa = faixaDe(estado);
  const minha = estado.ativa.linha === linha;
  const selecionada = linha >= faixa.de.linha && linha <= faixa.ate.linha;
  return {
    quantidades: estado.quantidades[linha] ?? NADA,
    ativa: minha ? estado.ativa.coluna : -1,
    de: selecionada ? faixa.de.coluna : -1,
    ate: selecionada ? faixa.ate.coluna : -1,
    edicao: minha ? estado.edicao : null,
    focar: dentro && minha,
  };
}

export const celulaDaLinha = ({ quantidades, ativa, de, ate, edicao, focar }: LinhaDaGrade, coluna: number) => ({
  quantidade: quantidades[coluna] ?? 0,
  ativa: ativa === coluna,
  selecionada: coluna >= de && coluna <= ate,
  edicao: ativa === coluna ? edicao : null,
  focar: focar && ativa === coluna,
});
