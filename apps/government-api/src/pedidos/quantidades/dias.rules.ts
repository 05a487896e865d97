import { addDays } from '../../clock/clock.ts';

export type Janela = 'aberta' | 'passada' | 'longe';

/** Open from today, in the unit's zone, up to the horizon (R4). */
export function janelaDe(data: string, hoje: string, horizonteDias: number): Janela {
  if (data < hoje) return 'passada';
  return data > addDays(hoje, horizonteDias) ? 'longe' : 'aberta';
}
