import { createHmac } from 'node:crypto';
import type { components } from '@alipen/contracts/generated/government-api';
import { addDays, weekday } from '../../clock/clock.ts';

type Schemas = components['schemas'];
type Regras = Schemas['RegrasAmostragem'];
type Origem = Extract<Schemas['OrigemFiscalizacao'], 'ROTINA' | 'AMOSTRAGEM' | 'REINCIDENCIA'>;

/** Chances are in hundredths of a percent. */
export const CERTEZA = 10_000;
const POR_CENTO = 100;

export type Risco = {
  /** Mean of the supplier's last 30 days, in tenths; null where it was not inspected. */
  readonly notaMedia: number | null;
  /** Days since the contract began; null without a contract. */
  readonly contratoDias: number | null;
  readonly reincidente: boolean;
  /** By how many percent the order exceeds the head count; null where there is no head count. */
  readonly diferencaPct: number | null;
};

export type Semana = {
  readonly feitas: number;
  /** Deliveries until Sunday, this one included. */
  readonly restantes: number;
};

export function semanaDe(data: string): { de: string; ate: string } {
  const de = addDays(data, -((weekday(data) + 6) % 7));
  return { de, ate: addDays(de, 6) };
}

type Fator = { readonly pesa: (risco: Risco, regras: Regras) => boolean; readonly chance: (regras: Regras) => number };

const fatores: readonly Fator[] = [
  {
    pesa: ({ notaMedia }, { notaBaixa }) => notaMedia !== null && notaMedia < notaBaixa,
    chance: ({ chanceNotaBaixaPct }) => chanceNotaBaixaPct,
  },
  {
    pesa: ({ contratoDias }, { contratoNovoDias }) => contratoDias !== null && contratoDias < contratoNovoDias,
    chance: ({ chanceContratoNovoPct }) => chanceContratoNovoPct,
  },
  { pesa: ({ reincidente }) => reincidente, chance: ({ chanceReincidenciaPct }) => chanceReincidenciaPct },
  {
    pesa: ({ diferencaPct }, regras) => diferencaPct !== null && diferencaPct >= regras.diferencaPct,
    chance: ({ chanceDiferencaPct }) => chanceDiferencaPct,
  },
];

/**
 * The chance of a delivery, and why: the sum of its risks, and at least what the week's minimum still requires of the
 * deliveries left. When as many are left as are missing, it is certain.
 */
export function chanceDe(
  regras: Regras,
  risco: Risco,
  { feitas, restantes }: Semana,
): { chance: number; origem: Origem } {
  const riscos = fatores
    .filter(({ pesa }) => pesa(risco, regras))
    .reduce((soma, { chance }) => soma + chance(regras), 0);
  const doRisco = Math.min(CERTEZA, (regras.chanceBasePct + riscos) * POR_CENTO);
  const faltam = Math.max(0, regras.minimoSemanal - feitas);
  const doMinimo = faltam ? Math.min(CERTEZA, Math.ceil((faltam * CERTEZA) / Math.max(1, restantes))) : 0;
  if (doMinimo >= doRisco) return { chance: doMinimo, origem: 'ROTINA' };
  return { chance: doRisco, origem: risco.reincidente ? 'REINCIDENCIA' : 'AMOSTRAGEM' };
}

/** The same delivery always draws the same number, which nobody without the secret can know. */
export function sorteio(segredo: string, pedidoId: number, tipoAlimentacaoId: number): number {
  const digest = createHmac('sha256', segredo).update(`${pedidoId}:${tipoAlimentacaoId}`).digest();
  return digest.readUInt32BE(0) % CERTEZA;
}

export const sorteada = (
  segredo: string,
  chave: { pedidoId: number; tipoAlimentacaoId: number },
  chance: number,
): boolean => sorteio(segredo, chave.pedidoId, chave.tipoAlimentacaoId) < chance;
