import { formatCount, formatDecimal, formatInteger } from '../ui/number.format.ts';
import type { Malha, Posicao, Quantidades, Troca } from './grid.model.ts';
import { quantidadeEm } from './grid.model.ts';

export interface Faixa {
  de: Posicao;
  ate: Posicao;
}

export const faixaEntre = (uma: Posicao, outra: Posicao): Faixa => ({
  de: { linha: Math.min(uma.linha, outra.linha), coluna: Math.min(uma.coluna, outra.coluna) },
  ate: { linha: Math.max(uma.linha, outra.linha), coluna: Math.max(uma.coluna, outra.coluna) },
});

export const alturaDe = ({ de, ate }: Faixa) => ate.linha - de.linha + 1;
export const larguraDe = ({ de, ate }: Faixa) => ate.coluna - de.coluna + 1;
export const tamanhoDe = (faixa: Faixa) => alturaDe(faixa) * larguraDe(faixa);

const celulasDa = (faixa: Faixa): Posicao[] =>
  Array.from({ length: tamanhoDe(faixa) }, (_, n) => ({
    linha: faixa.de.linha + Math.floor(n / larguraDe(faixa)),
    coluna: faixa.de.coluna + (n % larguraDe(faixa)),
  }));

export const trocasNa = (malha: Malha, faixa: Faixa, quantidade: (em: Posicao) => number): Troca[] =>
  celulasDa(faixa)
    .filter(em => malha.fechada(em) === null)
    .map(em => ({ em, quantidade: Math.min(Math.max(quantidade(em), 0), malha.maximo) }));

/** Ctrl+D and Ctrl+R copy the first row (column) over the rest; a range of one row (column) takes the one before it. */
export function trocasAoPreencher(
  malha: Malha,
  quantidades: Quantidades,
  faixa: Faixa,
  para: 'abaixo' | 'direita',
): Troca[] {
  const eixo = para === 'abaixo' ? 'linha' : 'coluna';
  const unica = faixa.de[eixo] === faixa.ate[eixo];
  const fonte = unica ? faixa.de[eixo] - 1 : faixa.de[eixo];
  return fonte < 0 ? [] : trocasNa(malha, faixa, em => quantidadeEm(quantidades, { ...em, [eixo]: fonte }));
}

export interface ResumoDaFaixa {
  celulas: number;
  soma: number;
  media: number;
}

export function resumoDa(quantidades: Quantidades, faixa: Faixa): ResumoDaFaixa {
  const celulas = tamanhoDe(faixa);
  const soma = celulasDa(faixa).reduce((total, em) => total + quantidadeEm(quantidades, em), 0);
  return { celulas, soma, media: soma / celulas };
}

/** "Soma 1.392 · Média 348 · 4 células", like a spreadsheet's status bar. */
export const textoDoResumo = ({ celulas, soma, media }: ResumoDaFaixa) =>
  `Soma ${formatInteger(soma)} · Média ${formatDecimal(media)} · ${formatCount(celulas, 'célula', 'células')}`;

const linhasDa = (quantidades: Quantidades, { de, ate }: Faixa) =>
  quantidades.slice(de.linha, ate.linha + 1).map(row => row.slice(de.coluna, ate.coluna + 1));

/** Plain digits separated by tabs and lines, which any spreadsheet reads as numbers. */
export const textoDa = (quantidades: Quantidades, faixa: Faixa) =>
  linhasDa(quantidades, faixa)
    .map(row => row.join('\t'))
    .join('\n');

export const htmlDa = (quantidades: Quantidades, faixa: Faixa) =>
  `<table>${linhasDa(quantidades, faixa)
    .map(row => `<tr>${row.map(valor => `<td>${valor}</td>`).join('')}</tr>`)
    .join('')}</table>`;
