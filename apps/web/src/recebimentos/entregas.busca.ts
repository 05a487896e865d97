import type { Papel } from '../app/session.queries.ts';
import { isDay } from '../ui/date.format.ts';
import { today } from '../ui/today.ts';

/** The day and the unit of an address; without a unit, it is the person's own. */
export function buscaEm(search: URLSearchParams) {
  const pedida = search.get('data');
  const lotacaoId = Number(search.get('lotacao')) || undefined;
  return { data: isDay(pedida) ? pedida : today(), ...(lotacaoId && { lotacaoId }) };
}

/** An inspector or a requester has no list of all units. */
export const veTodas = (papel: Papel) => papel === 'GESTOR' || papel === 'MONITORAMENTO';
