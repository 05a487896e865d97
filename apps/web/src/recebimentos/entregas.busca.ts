import { isDay } from '../ui/date.format.ts';
import { today } from '../ui/today.ts';

/** The day and the unit of an address; without a unit, it is the person's own. */
export function buscaEm(search: URLSearchParams) {
  const pedida = search.get('data');
  const lotacaoId = Number(search.get('lotacao')) || undefined;
  return { data: isDay(pedida) ? pedida : today(), ...(lotacaoId && { lotacaoId }) };
}
