import { addDays, FUSO_DA_AGENCIA, plainDate } from '../clock/clock.ts';
import { zonedInstant } from '../clock/zoned-time.ts';

/**
 * Noon of the next day, at the agency: by then the day's last meal was delivered and the supplier has counted it, and the
 * unit, which is asked for the day's map at ten, has not yet been answered with another number.
 */
const HORA = '12:00';

export const ateQuando = (data: string): Date => zonedInstant(addDays(data, 1), HORA, FUSO_DA_AGENCIA);

/** Today, and yesterday until noon, today first. */
export function diasAbertos(agora: Date): string[] {
  const hoje = plainDate(agora, FUSO_DA_AGENCIA);
  return [hoje, addDays(hoje, -1)].filter(data => agora.getTime() <= ateQuando(data).getTime());
}
