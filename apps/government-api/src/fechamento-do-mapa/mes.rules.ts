import { daysBetween } from '../clock/clock.ts';

/** What each day is, a letter a day; `fechados` is the closed ones of the month: "03F04A" for the 3rd and the 4th. */
export function letrasDe({ de, ate }: { de: string; ate: string }, fechados: string, hoje: string): string {
  const terminados = Math.max(0, daysBetween(de, hoje));
  const dias = daysBetween(de, ate) + 1;
  const letras = [...'-'.repeat(Math.min(terminados, dias)).padEnd(dias, '.')];
  for (let n = 0; n < fechados.length; n += 3) letras[Number(fechados.slice(n, n + 2)) - 1] = fechados.charAt(n + 2);
  return letras.join('');
}
