import type { components } from '@alipen/contracts/generated/government-api';

type Variacao = components['schemas']['VariacaoSemanal'];

/** In meals. A smaller difference counts as none: of a small number, one more is already a fifth. */
const MENOR_DISTANCIA = 3;

/** The upper limit of each band, in hundredths of what was asked a week before (screens 3.3, 3.6). */
const FAIXAS = [
  { ate: 5, acima: 'COMO_ANTES', abaixo: 'COMO_ANTES' },
  { ate: 20, acima: 'ACIMA', abaixo: 'ABAIXO' },
  { ate: Number.POSITIVE_INFINITY, acima: 'MUITO_ACIMA', abaixo: 'MUITO_ABAIXO' },
] as const satisfies readonly { ate: number; acima: Variacao; abaixo: Variacao }[];

/** Compares with the same weekday a week before; null where there was nothing then and is nothing now. */
export function variacaoDe(agora: number, antes: number): Variacao | null {
  if (antes === 0) return agora > 0 ? 'NOVA' : null;
  const distancia = Math.abs(agora - antes);
  if (distancia < MENOR_DISTANCIA) return 'COMO_ANTES';
  const faixa = FAIXAS.find(({ ate }) => distancia * 100 <= antes * ate);
  return faixa?.[agora > antes ? 'acima' : 'abaixo'] ?? null;
}
