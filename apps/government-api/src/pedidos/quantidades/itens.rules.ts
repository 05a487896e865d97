import type { components } from '@alipen/contracts/generated/government-api';

import { chavePreco } from '../../contratos/contratos.service.ts';

type Schemas = components['schemas'];
export type AlteracaoItem = Schemas['AlteracaoItem'];
export type Par = { tipoAlimentacaoId: number; tipoPublicoId: number };
export type Quantidade = Par & { quantidade: number };

export const chaveDe = ({ tipoAlimentacaoId, tipoPublicoId }: Par): string =>
  chavePreco(tipoAlimentacaoId, tipoPublicoId);

export const porChave = (itens: readonly Quantidade[]): ReadonlyMap<string, number> =>
  new Map(itens.map(item => [chaveDe(item), item.quantidade]));

/** R30: paid is delivered less refused, never more than confirmed; null until the meal was received. */
export function aceitaDe(item: {
  quantidadeConfirmada: number | null;
  quantidadeEntregue: number | null;
  quantidadeRecusada: number | null;
}): number | null {
  if (item.quantidadeEntregue === null) return null;
  return Math.min(item.quantidadeEntregue - (item.quantidadeRecusada ?? 0), item.quantidadeConfirmada ?? 0);
}

export const totalDe = (itens: readonly { quantidade: number }[]): number =>
  itens.reduce((soma, { quantidade }) => soma + quantidade, 0);

/** Centavos are integers, so the sum is exact. */
export const valorDe = (itens: readonly { quantidade: number; precoCentavos: number }[]): number =>
  itens.reduce((soma, { quantidade, precoCentavos }) => soma + quantidade * precoCentavos, 0);

/** `de` null is a new cell, `para` null a removed one. */
export function alteracoesEntre(antes: readonly Quantidade[], depois: readonly Quantidade[]): AlteracaoItem[] {
  const novos = new Map(depois.map(item => [chaveDe(item), item]));
  const velhos = new Map(antes.map(item => [chaveDe(item), item]));
  const mudados = depois.flatMap(item => {
    const de = velhos.get(chaveDe(item))?.quantidade ?? null;
    return de === item.quantidade ? [] : [alteracao(item, de, item.quantidade)];
  });
  const saidos = antes.filter(item => !novos.has(chaveDe(item))).map(item => alteracao(item, item.quantidade, null));
  return [...mudados, ...saidos];
}

const alteracao = ({ tipoAlimentacaoId, tipoPublicoId }: Par, de: number | null, para: number | null) => ({
  tipoAlimentacaoId,
  tipoPublicoId,
  de,
  para,
});

export function repetidos(itens: readonly Par[]): number[] {
  const vistos = new Set<string>();
  return itens.flatMap((item, posicao) => {
    const chave = chaveDe(item);
    if (vistos.has(chave)) return [posicao];
    vistos.add(chave);
    return [];
  });
}
