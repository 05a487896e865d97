import { addDays } from '../clock/clock.ts';
import { regras } from './pedidos.regras.table.ts';

export type Janela = 'aberta' | 'passada' | 'longe';

/** Whether a day can still be ordered for: not before today in the unit's zone, not past the horizon (R4). */
export function janelaDe(data: string, hoje: string): Janela {
  if (data < hoje) return 'passada';
  return data > addDays(hoje, regras.horizonteDias) ? 'longe' : 'aberta';
}
