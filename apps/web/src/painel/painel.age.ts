import { serverNow } from '../base/server-clock.ts';

/** The age at which a zone's data counts as old or stopped (screens.md 3.14). */
const VELHO_MS = 60_000;
const PARADO_MS = 5 * 60_000;

export type Idade = 'nova' | 'velha' | 'parada';

export function idadeDe(em: string | null | undefined, agora = serverNow()): Idade {
  if (!em) return 'parada';
  const idade = agora - Date.parse(em);
  if (idade > PARADO_MS) return 'parada';
  return idade > VELHO_MS ? 'velha' : 'nova';
}

const comSegundos = new Intl.DateTimeFormat('pt-BR', { timeStyle: 'medium' });
const semSegundos = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit' });
const dia = new Intl.DateTimeFormat('pt-BR', { day: '2-digit', month: '2-digit' });

export const hora = (instante: number | string) => semSegundos.format(new Date(instante));

/** The hour has seconds while the data is new; data of another day has the day too. */
export function dataDe(em: string, idade: Idade, agora = serverNow()): string {
  const quando = new Date(em);
  const deHoje = dia.format(quando) === dia.format(new Date(agora));
  const relogio = (idade === 'nova' ? comSegundos : semSegundos).format(quando);
  return deHoje ? relogio : `${dia.format(quando)} ${relogio}`;
}
