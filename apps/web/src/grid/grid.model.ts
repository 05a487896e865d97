import { formatInteger } from '../ui/number.format.ts';

export type Quantidades = readonly (readonly number[])[];

export interface Posicao {
  linha: number;
  coluna: number;
}

export interface Titulo {
  nome: string;
  sigla: string;
}

export interface Malha {
  linhas: readonly Titulo[];
  colunas: readonly Titulo[];
  maximo: number;
  /** The reason why a cell takes no quantity; null when it takes one. */
  fechada: (em: Posicao) => string | null;
}

export interface Troca {
  em: Posicao;
  quantidade: number;
}

const linhaIgual = (a: readonly number[], b: readonly number[] | undefined) =>
  a === b || (b !== undefined && a.length === b.length && a.every((valor, coluna) => valor === b[coluna]));

export const iguais = (a: Quantidades, b: Quantidades) =>
  a === b || (a.length === b.length && a.every((row, linha) => linhaIgual(row, b[linha])));

export const quantidadeEm = (quantidades: Quantidades, { linha, coluna }: Posicao) => quantidades[linha]?.[coluna] ?? 0;

/** The new quantities; an unchanged row is the same object as before, because memoised rows compare by it. */
export const aproveitar = (antes: Quantidades, depois: Quantidades): Quantidades =>
  depois.map((row, linha) => {
    const old = antes[linha];
    return old && linhaIgual(old, row) ? old : row;
  });

/** The unchanged rows stay the same objects. */
export function comTrocas(quantidades: Quantidades, trocas: readonly Troca[]): Quantidades {
  if (trocas.length === 0) return quantidades;
  const rows = new Map<number, number[]>();
  for (const { em, quantidade } of trocas) {
    const row = rows.get(em.linha) ?? [...(quantidades[em.linha] ?? [])];
    row[em.coluna] = quantidade;
    rows.set(em.linha, row);
  }
  return quantidades.map((row, linha) => rows.get(linha) ?? row);
}

export const trocasEntre = (antes: Quantidades, depois: Quantidades): Troca[] =>
  depois.flatMap((row, linha) =>
    row === antes[linha]
      ? []
      : row.flatMap((quantidade, coluna) =>
          quantidade === quantidadeEm(antes, { linha, coluna }) ? [] : [{ em: { linha, coluna }, quantidade }],
        ),
  );

export const nomeDaCelula = (malha: Malha, { linha, coluna }: Posicao) =>
  `${malha.linhas[linha]?.nome ?? ''}, ${malha.colunas[coluna]?.nome ?? ''}`;

export const posicoes = (malha: Malha): Posicao[] =>
  malha.linhas.flatMap((_, linha) => malha.colunas.map((_coluna, coluna) => ({ linha, coluna })));

export const existe = (malha: Malha, { linha, coluna }: Posicao) =>
  linha >= 0 && linha < malha.linhas.length && coluna >= 0 && coluna < malha.colunas.length;

export type Leitura = { quantidade: number } | { erro: string };

/** Reads a typed or pasted quantity: "347", "1.234", "" and "-" (zero). Anything else gives a sentence (R21). */
export function lerQuantidade(texto: string, maximo: number): Leitura {
  const limpo = texto.replaceAll(/[\s\u00a0]/g, '');
  if (limpo === '' || limpo === '-') return { quantidade: 0 };
  if (/^[-−]\d/.test(limpo))
    return { erro: `A quantidade não pode ser negativa: use um número de 0 a ${formatInteger(maximo)}.` };
  const digitos = /^\d{1,3}(\.\d{3})+$/.test(limpo) ? limpo.replaceAll('.', '') : limpo;
  if (/^\d+[.,]\d+$/.test(digitos)) return { erro: 'Use números inteiros, sem vírgula.' };
  if (!/^\d+$/.test(digitos)) return { erro: 'Digite só números.' };
  const quantidade = Number(digitos);
  return quantidade > maximo ? { erro: `O máximo por célula é ${formatInteger(maximo)}.` } : { quantidade };
}
