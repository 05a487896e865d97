import type { components } from '@alipen/contracts/generated/government-api';

type Schemas = components['schemas'];
export type Completude = Schemas['Completude'];
export type Celula = { readonly confirmada: number; readonly entregue: number; readonly recusada: number };
type Movimento = { readonly tipoPublicoId: number; readonly entregue: number; readonly recusada: number };

/**
 * R30: paid is accepted: delivered less refused, never more than was confirmed (which already holds the accepted
 * adjustments).
 */
export const aceitaDe = ({ confirmada, entregue, recusada }: Celula): number =>
  Math.min(entregue - recusada, confirmada);

export const faltaDe = (celula: Celula): number => celula.confirmada - aceitaDe(celula);

/** A meal that was wholly refused did arrive: it is partial, with nothing accepted. */
export function completudeDe(celulas: readonly Celula[]): Completude {
  if (celulas.every(({ entregue }) => entregue === 0)) return 'NAO_ENTREGUE';
  return celulas.every(celula => faltaDe(celula) === 0) ? 'COMPLETA' : 'PARCIAL';
}

export function somaPorPublico(movimentos: readonly Movimento[]): ReadonlyMap<number, Omit<Celula, 'confirmada'>> {
  const somas = new Map<number, { entregue: number; recusada: number }>();
  for (const { tipoPublicoId, entregue, recusada } of movimentos) {
    const soma = somas.get(tipoPublicoId) ?? { entregue: 0, recusada: 0 };
    somas.set(tipoPublicoId, { entregue: soma.entregue + entregue, recusada: soma.recusada + recusada });
  }
  return somas;
}

const SITUACAO_DA_PIOR = {
  COMPLETA: 'ENTREGUE',
  PARCIAL: 'ENTREGUE_PARCIAL',
  NAO_ENTREGUE: 'NAO_ENTREGUE',
} as const satisfies Record<Completude, Schemas['SituacaoPedido']>;

const DA_PIOR_PARA_A_MELHOR: readonly Completude[] = ['NAO_ENTREGUE', 'PARCIAL', 'COMPLETA'];

/** CONFIRMADO while a meal has no record (null); after that, the state of the worst meal. */
export function situacaoDoPedido(
  refeicoes: readonly (Completude | null)[],
): 'CONFIRMADO' | (typeof SITUACAO_DA_PIOR)[Completude] {
  if (refeicoes.includes(null)) return 'CONFIRMADO';
  const pior = DA_PIOR_PARA_A_MELHOR.find(completude => refeicoes.includes(completude)) ?? 'COMPLETA';
  return SITUACAO_DA_PIOR[pior];
}
