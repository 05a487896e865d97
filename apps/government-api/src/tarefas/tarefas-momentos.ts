import { addDays, FUSO_DA_AGENCIA, plainDate } from '../clock/clock.ts';
import type { Moment, Period } from '../jobs/job.ts';
import { eachDay, everySeconds, localHour, minutesFrom } from '../jobs/jobs-schedule.ts';
import type { Instante, Quando } from './tarefas.table.ts';

export type Calendario = {
  fusos(): Promise<readonly string[]>;
  limites(de: string, ate: string): Promise<(data: string, fuso: string) => Date>;
};

/** In days: the longest a cut-off may lie before its day (dias_antecedencia), and one more for the zones. */
const MAIOR_ANTECEDENCIA = 15;

export async function momentosDe(quando: Quando, calendario: Calendario, period: Period): Promise<Moment[]> {
  if ('cadaSegundos' in quando) return everySeconds(quando.cadaSegundos, period);
  const { em, ate } = quando;
  const fusos = quando.fuso === 'DA_AGENCIA' ? [FUSO_DA_AGENCIA] : await calendario.fusos();
  if (!fusos.length) return [];
  const days = diasEm(em);
  const limite = await calendario.limites(...alcance(days, period));
  const instante = (momento: Instante, data: string, fuso: string) =>
    'dias' in momento
      ? localHour(data, momento.dias, momento.hora, fuso)
      : minutesFrom(limite(data, fuso), momento.minutosDoLimite);
  const at = (data: string, fuso: string) => ({
    previstoEm: instante(em, data, fuso),
    valeAte: ate && instante(ate, data, fuso),
  });
  return eachDay(fusos, { days, at }, period);
}

/** The meal days around today, as offsets, whose moment may be today. */
const diasEm = (em: Instante) =>
  'dias' in em ? { from: -em.dias, to: -em.dias } : { from: 0, to: MAIOR_ANTECEDENCIA };

/** A day more on each side, because no zone is more than a day from UTC. */
const alcance = ({ from, to }: { from: number; to: number }, { after, until }: Period): [string, string] => [
  addDays(plainDate(after, 'UTC'), from - 1),
  addDays(plainDate(until, 'UTC'), to + 1),
];
