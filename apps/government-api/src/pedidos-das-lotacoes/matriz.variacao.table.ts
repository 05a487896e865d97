import type { components } from '@alipen/contracts/generated/government-api';

type Variacao = components['schemas']['VariacaoSemanal'];

/** Of small numbers one more is already a fifth: nearer than this is as before. */
const MENOR_DISTANCIA = 3;

/** How far, in hundredths of what was asked a week before, a quantity still is in each band (screens 3.3, 3.6). */
const FAIXAS = [
  { ate: 5, acima: 'COMO_ANTES', abaixo: 'COMO_ANTES' },
  { ate: 20, acima: 'ACIMA', abaixo: 'ABAIXO' },
  { ate: Number.POSITIVE_INFINITY, acima: 'MUITO_ACIMA', abaixo: 'MUITO_ABAIXO' },
] as const satisfies readonly { ate: number; acima: Variacao; abaixo: Variacao }[];

/** A quantity against the same weekday's a week before; null where there was nothing then and is nothing now. */
export function variacaoDe(agora: number, antes: number): Variacao | null {
  if (antes === 0) return agora > 0 ? 'NOVA' : null;
  const distancia = Math.abs(agora - antes);
  if (distancia < MENOR_DISTANCIA) return 'COMO_ANTES';
  const faixa = FAIXAS.find(({ ate }) => distancia * 100 <= antes * ate);
  return faixa?.[agora > antes ? 'acima' : 'abaixo'] ?? null;
}
