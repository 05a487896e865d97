import type { components } from '@alipen/contracts/generated/bff';
import { formatCount, formatInteger } from '../ui/number.format.ts';
import { kilosOf, readKilos } from '../ui/weight.parser.ts';
import type { Entrega, Recebimento } from './recebimentos.queries.ts';

type Schemas = components['schemas'];

/** As typed: how many were weighed, all of them in kg, and the grams of one empty packing. */
export interface PesagemDigitada {
  refeicoes: string;
  kg: string;
  tara: string;
}

export const SEM_PESAGEM: PesagemDigitada = { refeicoes: '', kg: '', tara: '' };

/** As the server judges it. */
const MAIS_GRAMAS = 5000;
const MAIS_TARA = 5000;

export const pesagemDigitada = (pesagem: Recebimento['pesagem']): PesagemDigitada =>
  pesagem
    ? { refeicoes: String(pesagem.refeicoes), kg: kilosOf(pesagem.gramas), tara: String(pesagem.taraG || '') }
    : SEM_PESAGEM;

/** Null: empty; NaN: no whole number. */
const inteiro = (texto: string): number | null =>
  texto.trim() === '' ? null : /^\d{1,5}$/.test(texto.trim()) ? Number(texto) : Number.NaN;

const lida = ({ refeicoes, kg, tara }: PesagemDigitada) => ({
  refeicoes: inteiro(refeicoes),
  gramas: readKilos(kg),
  taraG: inteiro(tara),
});

const vazia = ({ refeicoes, kg, tara }: PesagemDigitada) => [refeicoes, kg, tara].every(texto => texto.trim() === '');

/** What is wrong with it, in one sentence; null where it may go as it is. */
export function falhaDaPesagem(
  digitada: PesagemDigitada,
  { chegaram, obrigatoria }: { chegaram: number; obrigatoria: boolean },
): string | null {
  if (vazia(digitada)) return obrigatoria ? 'Toda entrega é pesada: quantas refeições pesou, e quanto pesam.' : null;
  const { refeicoes, gramas, taraG } = lida(digitada);
  if (!refeicoes) return 'Diga quantas refeições pesou.';
  if (refeicoes > chegaram) return `Pesou ${formatInteger(refeicoes)}, e chegaram ${formatInteger(chegaram)}.`;
  if (!gramas) return 'Escreva o peso em kg com vírgula, como 2,262.';
  if (Number.isNaN(taraG) || (taraG ?? 0) > MAIS_TARA) return 'Escreva a embalagem vazia em gramas, como 20.';
  const liquido = gramas - (taraG ?? 0) * refeicoes;
  if (liquido <= 0) return 'As embalagens vazias pesam tanto quanto tudo: confira os pesos.';
  if (liquido > refeicoes * MAIS_GRAMAS) return 'Passa de 5 kg por refeição: confira a vírgula e quantas pesou.';
  return null;
}

export function pesagemDoCorpo(digitada: PesagemDigitada): Schemas['PesagemDoRecebimento'] | null {
  const { refeicoes, gramas, taraG } = lida(digitada);
  if (!refeicoes || !gramas) return null;
  return { refeicoes, gramas, ...(taraG && { taraG }) };
}

/** The mean of one meal, in grams, while it can be told. */
export function mediaDe(digitada: PesagemDigitada): number | null {
  const { refeicoes, gramas, taraG } = lida(digitada);
  if (!refeicoes || !gramas || Number.isNaN(taraG)) return null;
  const liquido = gramas - (taraG ?? 0) * refeicoes;
  return liquido > 0 ? Math.round(liquido / refeicoes) : null;
}

export const minimoEmPalavras = ({ pesoMinimoG }: Pick<Entrega, 'pesoMinimoG'>): string =>
  pesoMinimoG == null ? '' : `, mínimo ${formatInteger(pesoMinimoG)} g por refeição`;

/** "3 refeições, 2,262 kg: média de 734 g, mínimo 700 g". */
export function pesagemEmPalavras(pesagem: Recebimento['pesagem']): string | null {
  if (!pesagem) return null;
  const { refeicoes, gramas, mediaG, minimoG } = pesagem;
  const minimo = minimoG === null ? '' : `, mínimo ${formatInteger(minimoG)} g`;
  return `${formatCount(refeicoes, 'refeição', 'refeições')}, ${kilosOf(gramas)} kg: média de ${formatInteger(mediaG)} g${minimo}`;
}
