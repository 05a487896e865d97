import { serverNow } from '../base/server-clock.ts';
import { addDays } from '../ui/date.format.ts';
import { today } from '../ui/today.ts';

const MINUTO = 60_000;
const HORA = 60 * MINUTO;

/** "agora", "há 2 min", "há 3 h", by the server's clock. */
export function haQuanto(instante: string, agora = serverNow()): string {
  const passado = Math.max(agora - Date.parse(instante), 0);
  if (passado < MINUTO) return 'agora';
  if (passado < HORA) return `há ${Math.floor(passado / MINUTO)} min`;
  return `há ${Math.floor(passado / HORA)} h`;
}

export const amanha = () => addDays(today(), 1);
