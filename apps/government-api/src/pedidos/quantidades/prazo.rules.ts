import type { components } from '@alipen/contracts/generated/government-api';
import { addDays, plainDate } from '../../clock/clock.ts';
import { zonedInstant } from '../../clock/zoned-time.ts';

/** The fields that the cut-off depends on (rule R1). */
export type RefeicaoComPrazo = { horaLimitePedido: string; diasAntecedencia: number };
/** The fields that the adjustment limit depends on (rule R2). */
export type RefeicaoAjustavel = {
  id: number;
  horaLimiteAjuste: string | null;
  diasAntecedenciaAjuste: number;
  entregaInicio: string;
};
export type FaixaPrazo = components['schemas']['FaixaPrazo'];
export type PrazoDoDia = { limiteEm: Date; encerrado: boolean };

const FIM_DA_VESPERA = '23:59';

/**
 * The cut-off as an instant: the earliest of the day's meals on the unit's clock. Never later than the end of the eve, so an
 * order for today is always an emergency.
 */
export function limiteDoDia(data: string, refeicoes: readonly RefeicaoComPrazo[], fuso: string): Date {
  // Wall clock text sorts by time, so only the earliest has to become an instant.
  const limites = refeicoes.map(({ horaLimitePedido, diasAntecedencia }) => [
    addDays(data, -diasAntecedencia),
    horaLimitePedido,
  ]);
  const [dia = data, hora = FIM_DA_VESPERA] =
    [...limites, [addDays(data, -1), FIM_DA_VESPERA]].sort((a, b) => (a.join() < b.join() ? -1 : 1))[0] ?? [];
  return zonedInstant(dia, hora, fuso);
}

/** "Até 18:00" includes 18:00:00.000; one millisecond later the day is closed. The server's clock decides. */
export const encerrado = (agora: Date, limite: Date): boolean => agora.getTime() > limite.getTime();

export function prazoDoDia(
  agora: Date,
  data: string,
  refeicoes: readonly RefeicaoComPrazo[],
  fuso: string,
): PrazoDoDia {
  const limiteEm = limiteDoDia(data, refeicoes, fuso);
  return { limiteEm, encerrado: encerrado(agora, limiteEm) };
}

/** A meal without an hour of its own may be adjusted until its delivery begins. */
export function limitesDeAjuste(
  agora: Date,
  data: string,
  refeicoes: readonly RefeicaoAjustavel[],
  fuso: string,
): (PrazoDoDia & { tipoAlimentacaoId: number })[] {
  return refeicoes.map(({ id, horaLimiteAjuste, diasAntecedenciaAjuste, entregaInicio }) => {
    const dia = horaLimiteAjuste === null ? data : addDays(data, -diasAntecedenciaAjuste);
    const limiteEm = zonedInstant(dia, horaLimiteAjuste ?? entregaInicio, fuso);
    return { tipoAlimentacaoId: id, limiteEm, encerrado: encerrado(agora, limiteEm) };
  });
}

export const URGENTE_MS = 2 * 60 * 60 * 1000;

/** Domain 4.5; an order sent in time stays in time. */
export function faixaPrazoDe(
  agora: Date,
  { foraDoPrazo, enviado, limiteEm }: { foraDoPrazo: boolean; enviado: boolean; limiteEm: Date },
  fuso: string,
): FaixaPrazo {
  const falta = limiteEm.getTime() - agora.getTime();
  if (foraDoPrazo || (!enviado && falta < 0)) return 'FORA_DO_PRAZO';
  if (falta < 0) return 'NO_PRAZO';
  if (falta < URGENTE_MS) return 'URGENTE';
  return plainDate(limiteEm, fuso) === plainDate(agora, fuso) ? 'VENCE_HOJE' : 'NO_PRAZO';
}
