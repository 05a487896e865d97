import { type Bloco, enderecoDe } from './grid.block.ts';
import type { Malha, Posicao, Titulo } from './grid.model.ts';

export interface Colocado {
  texto: string;
  /** The target cell, which may lie outside the grid. */
  em: Posicao;
  endereco: string;
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();

/** Null marks a name shared by two rows or columns: it means neither. */
function indice(titulos: readonly Titulo[]): ReadonlyMap<string, number | null> {
  const por = new Map<string, number | null>();
  titulos.forEach(({ nome, sigla }, n) => {
    for (const texto of new Set([plain(nome), plain(sigla)])) {
      if (texto === '') continue;
      por.set(texto, por.has(texto) ? null : n);
    }
  });
  return por;
}

/** The names before each row of numbers: one column, or two, of which the first is written once for several rows. */
function nomesDasLinhas(linhas: Bloco, por: ReadonlyMap<string, number | null>) {
  for (const quantas of [1, 2]) {
    let grupo = '';
    const nomes = linhas.map(row => {
      grupo = row[0]?.trim() || grupo;
      return plain(quantas === 1 ? (row[0] ?? '') : `${grupo} ${row[1] ?? ''}`);
    });
    if (nomes.some(nome => por.has(nome))) return { nomes, quantas };
  }
  return null;
}

type Destino = number | null;

/**
 * Puts each text of a block on its cell. A heading row or column that names the grid's own decides the place, in any order; without
 * one the block starts at the active cell. What a heading does not explain is returned as a sentence.
 */
export function colocar(bloco: Bloco, em: Posicao, malha: Malha, semTitulos: (bloco: Bloco) => Bloco) {
  const colunas = indice(malha.colunas);
  const [primeira = []] = bloco;
  const temTopo = primeira.some(texto => colunas.has(plain(texto)));
  const corpo = temTopo ? bloco.slice(1) : bloco;
  const lado = nomesDasLinhas(corpo, indice(malha.linhas));
  if (!temTopo && !lado) return { celulas: celulasDe(semTitulos(bloco), em, 0, 0), recusadas: [] };

  const linhas = indice(malha.linhas);
  const salto = lado?.quantas ?? 0;
  const recusadas: string[] = [];
  const paraColuna: Destino[] = primeira.slice(salto).map((texto, n) => {
    if (!temTopo) return em.coluna + n;
    const achada = colunas.get(plain(texto)) ?? null;
    if (achada === null && texto.trim() !== '')
      recusadas.push(`Coluna “${texto.trim()}”: não é desta grade (${enderecoDe({ linha: 0, coluna: n + salto })}).`);
    return achada;
  });
  const paraLinha: Destino[] = corpo.map((row, n) => {
    if (!lado) return em.linha + n;
    const achada = linhas.get(lado.nomes[n] ?? '') ?? null;
    const texto = row.slice(0, salto).join(' ').trim();
    if (achada === null && row.some(celula => celula.trim() !== ''))
      recusadas.push(
        `Linha “${texto}”: não é desta grade (${enderecoDe({ linha: n + (temTopo ? 1 : 0), coluna: 0 })}).`,
      );
    return achada;
  });
  const celulas = corpo.flatMap((row, l) =>
    row.slice(salto).flatMap((texto, c) => {
      const [linha, coluna] = [paraLinha[l] ?? null, c < paraColuna.length ? (paraColuna[c] ?? null) : em.coluna + c];
      if (linha === null || coluna === null) return [];
      const endereco = enderecoDe({ linha: l + (temTopo ? 1 : 0), coluna: c + salto });
      return [{ texto, em: { linha, coluna }, endereco }];
    }),
  );
  return { celulas, recusadas };
}

const celulasDe = (bloco: Bloco, em: Posicao, linha0: number, coluna0: number): Colocado[] =>
  bloco.flatMap((row, l) =>
    row.map((texto, c) => ({
      texto,
      em: { linha: em.linha + l, coluna: em.coluna + c },
      endereco: enderecoDe({ linha: linha0 + l, coluna: coluna0 + c }),
    })),
  );
