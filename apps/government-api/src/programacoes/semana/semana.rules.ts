import type { components } from '@alipen/contracts/generated/government-api';

type Schemas = components['schemas'];
export type Item = Schemas['ItemProgramacao'];
export type Mudanca = Schemas['CelulaMudada'];

/** R21. */
export const MAIOR_QUANTIDADE = 9999;

export const DIAS = ['Domingo', 'Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado'] as const;

type Celula = Omit<Item, 'quantidade'>;

const chaveDaCelula = ({ diaSemana, tipoAlimentacaoId, tipoPublicoId }: Celula): string =>
  `${diaSemana}:${tipoAlimentacaoId}:${tipoPublicoId}`;

export const totalDaSemana = (itens: readonly { quantidade: number }[]): number =>
  itens.reduce((soma, { quantidade }) => soma + quantidade, 0);

export function mudancasEntre(antes: readonly Item[], depois: readonly Item[]): Mudanca[] {
  const de = new Map(antes.map(item => [chaveDaCelula(item), item.quantidade]));
  const para = new Map(depois.map(item => [chaveDaCelula(item), item.quantidade]));
  const celulas = new Map([...antes, ...depois].map(item => [chaveDaCelula(item), item]));
  return [...celulas].flatMap(([chave, { diaSemana, tipoAlimentacaoId, tipoPublicoId }]) => {
    const [a, b] = [de.get(chave) ?? 0, para.get(chave) ?? 0];
    return a === b ? [] : [{ diaSemana, tipoAlimentacaoId, tipoPublicoId, de: a, para: b }];
  });
}

/** Rounds to the nearest integer, a half up, in integer arithmetic, because floats are inexact; at most 9,999. */
export const comPercentual = (quantidade: number, percentual: number): number =>
  Math.min(MAIOR_QUANTIDADE, Math.floor((quantidade * (100 + percentual) + 50) / 100));

export function sobrepor(base: readonly Item[], novos: readonly Item[]): Item[] {
  const celulas = new Map(base.map(item => [chaveDaCelula(item), item]));
  for (const item of novos) celulas.set(chaveDaCelula(item), item);
  return [...celulas.values()];
}

/** The most cells a history row lists; the rest is in its total. */
const CELULAS_NO_HISTORICO = 60;

export type Nomes = { readonly refeicoes: ReadonlyMap<number, string>; readonly publicos: ReadonlyMap<number, string> };

/** `diaSemana` of an exception's cell, which belongs to no weekday. */
export const SEM_DIA = -1;

export function camposMudados(mudancas: readonly Mudanca[], { refeicoes, publicos }: Nomes) {
  const linhas = mudancas.slice(0, CELULAS_NO_HISTORICO).map(mudanca => {
    const refeicao = refeicoes.get(mudanca.tipoAlimentacaoId) ?? `refeição ${mudanca.tipoAlimentacaoId}`;
    const publico = publicos.get(mudanca.tipoPublicoId) ?? `público ${mudanca.tipoPublicoId}`;
    const dia = DIAS[mudanca.diaSemana];
    return { campo: [dia, refeicao, publico].filter(Boolean).join(' · '), ...mudanca };
  });
  return {
    antes: Object.fromEntries(linhas.map(({ campo, de }) => [campo, de])),
    depois: Object.fromEntries(linhas.map(({ campo, para }) => [campo, para])),
  };
}
