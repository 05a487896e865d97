/** Quantities by row and column. */
export type Valores = readonly (readonly number[])[];

export interface Posicao {
  linha: number;
  coluna: number;
}

/** How a row or column is called, also where a spreadsheet repeats it as a heading. */
export interface Titulo {
  nome: string;
  sigla: string;
}

/** What the engine knows of any grid of quantities; a screen's own grid has this and more. */
export interface Malha {
  linhas: readonly Titulo[];
  colunas: readonly Titulo[];
  maximo: number;
  /** Why a cell takes no quantity; null when it takes one. */
  fechada: (em: Posicao) => string | null;
}

/** A quantity for one cell. */
export interface Troca {
  em: Posicao;
  valor: number;
}

const linhaIgual = (a: readonly number[], b: readonly number[] | undefined) =>
  a === b || (b !== undefined && a.length === b.length && a.every((valor, coluna) => valor === b[coluna]));

export const iguais = (a: Valores, b: Valores) =>
  a === b || (a.length === b.length && a.every((row, linha) => linhaIgual(row, b[linha])));

export const valorEm = (valores: Valores, { linha, coluna }: Posicao) => valores[linha]?.[coluna] ?? 0;

/** The new quantities with every unchanged row the same object as before: what a memoised row is compared by. */
export const aproveitar = (antes: Valores, depois: Valores): Valores =>
  depois.map((row, linha) => {
    const old = antes[linha];
    return old && linhaIgual(old, row) ? old : row;
  });

/** Some cells replaced; the other rows stay the same objects. */
export function comTrocas(valores: Valores, trocas: readonly Troca[]): Valores {
  if (trocas.length === 0) return valores;
  const rows = new Map<number, number[]>();
  for (const { em, valor } of trocas) {
    const row = rows.get(em.linha) ?? [...(valores[em.linha] ?? [])];
    row[em.coluna] = valor;
    rows.set(em.linha, row);
  }
  return valores.map((row, linha) => rows.get(linha) ?? row);
}

/** The cells in which two fillings of one grid differ, with the second's quantities. */
export const trocasEntre = (antes: Valores, depois: Valores): Troca[] =>
  depois.flatMap((row, linha) =>
    row === antes[linha]
      ? []
      : row.flatMap((valor, coluna) =>
          valor === valorEm(antes, { linha, coluna }) ? [] : [{ em: { linha, coluna }, valor }],
        ),
  );

export const nomeDaCelula = (malha: Malha, { linha, coluna }: Posicao) =>
  `${malha.linhas[linha]?.nome ?? ''}, ${malha.colunas[coluna]?.nome ?? ''}`;

/** Every position, row by row. */
export const posicoes = (malha: Malha): Posicao[] =>
  malha.linhas.flatMap((_, linha) => malha.colunas.map((_coluna, coluna) => ({ linha, coluna })));

export const existe = (malha: Malha, { linha, coluna }: Posicao) =>
  linha >= 0 && linha < malha.linhas.length && coluna >= 0 && coluna < malha.colunas.length;
