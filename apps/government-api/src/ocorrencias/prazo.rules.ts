import { addDays, weekday } from '../clock/clock.ts';

const DOMINGO = 0;
const SABADO = 6;

/** The last day to answer: `diasUteis` working days after the day of the notice, which is not counted (Lei 14.133, art. 183). */
export function ultimoDia(notificadaEm: string, diasUteis: number, feriado: (data: string) => boolean): string {
  let [data, faltam] = [notificadaEm, diasUteis];
  while (faltam > 0) {
    data = addDays(data, 1);
    const util = weekday(data) !== DOMINGO && weekday(data) !== SABADO && !feriado(data);
    if (util) faltam -= 1;
  }
  return data;
}
