import type { components } from '@alipen/contracts/generated/government-api';
import { addDays, weekday } from '../clock/clock.ts';
import { porExtenso } from '../clock/zoned-time.ts';

type Schemas = components['schemas'];
type Feriado = (data: string) => boolean;

const FIM_DE_SEMANA = [0, 6];
const util = (data: string, feriado: Feriado): boolean => !FIM_DE_SEMANA.includes(weekday(data)) && !feriado(data);

/** Up to which day holidays have to be known to count so many working days, and those gone since. */
export const alcanceDoPrazo = (desde: string, dias: number, hoje: string): string =>
  [addDays(desde, dias * 2 + 30), hoje].sort().at(-1) ?? hoje;

/** The n-th working day after one, which does not count itself. */
export function ultimoDiaDoPrazo(desde: string, dias: number, feriado: Feriado): string {
  let data = desde;
  for (let falta = dias; falta > 0; ) {
    data = addDays(data, 1);
    if (util(data, feriado)) falta -= 1;
  }
  return data;
}

/** Working days gone after the last one, up to today; 0 while there is time. */
export function vencidoHa(ate: string, hoje: string, feriado: Feriado): number {
  let dias = 0;
  for (let data = addDays(ate, 1); data <= hoje; data = addDays(data, 1)) if (util(data, feriado)) dias += 1;
  return dias;
}

export function prazoDe(
  { desde, diasUteis }: { desde: string; diasUteis: number },
  hoje: string,
  feriado: Feriado,
): Schemas['PrazoDoRecebimento'] {
  const ate = ultimoDiaDoPrazo(desde, diasUteis, feriado);
  const atraso = vencidoHa(ate, hoje, feriado);
  const dias = atraso === 1 ? '1 dia útil' : `${atraso} dias úteis`;
  const texto = atraso ? `Vencido há ${dias}: era até ${porExtenso(ate)}` : `Até ${porExtenso(ate)}`;
  return { desde, ate, diasUteis, vencidoHa: atraso, texto };
}
