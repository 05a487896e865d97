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

export const iguais = (a: Valores, b: Valores) =>
  a.length === b.length && a.every((row, linha) => row.every((valor, coluna) => valor === b[linha]?.[coluna]));

export const valorEm = (valores: Valores, { linha, coluna }: Posicao) => valores[linha]?.[coluna] ?? 0;

export const nomeDaCelula = (malha: Malha, { linha, coluna }: Posicao) =>
  `${malha.linhas[linha]?.nome ?? ''}, ${malha.colunas[coluna]?.nome ?? ''}`;

/** Every position, row by row. */
export const posicoes = (malha: Malha): Posicao[] =>
  malha.linhas.flatMap((_, linha) => malha.colunas.map((_coluna, coluna) => ({ linha, coluna })));

export const existe = (malha: Malha, { linha, coluna }: Posicao) =>
  linha >= 0 && linha < malha.linhas.length && coluna >= 0 && coluna < malha.colunas.length;
