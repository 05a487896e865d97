import { addDays, dayOf, formatDay, formatLongDay } from '../ui/date.format.ts';
import type { Notificacao } from './notificacoes.queries.ts';

/** At 100 the server stops counting: it means a hundred or more. */
const CHEIO = 100;

export const textoDoSelo = (aVer: number) => (aVer >= CHEIO ? '99+' : String(aVer));

/** Puts the figure in words for people who do not see the badge. */
export function nomeDoSino({ aVer, pendencias }: { aVer: number; pendencias: number }): string {
  if (aVer === 0) return 'Notificações: nada a ver';
  const quantas = aVer >= CHEIO ? 'mais de 99 a ver' : `${aVer} a ver`;
  if (pendencias === 0) return `Notificações: ${quantas}`;
  const abertas =
    pendencias >= CHEIO ? 'mais de 99 pendências' : `${pendencias} ${pendencias === 1 ? 'pendência' : 'pendências'}`;
  return `Notificações: ${quantas}, ${abertas}`;
}

export type Dia = { dia: string; nome: string; itens: Notificacao[] };

/** Keeps the order of `itens`; days are those of the reader's own zone. */
export function porDia(itens: readonly Notificacao[], hoje: string): Dia[] {
  const dias = new Map<string, Notificacao[]>();
  for (const item of itens) {
    const dia = dayOf(new Date(item.criadaEm));
    dias.set(dia, [...(dias.get(dia) ?? []), item]);
  }
  return [...dias].map(([dia, doDia]) => ({ dia, nome: nomeDoDia(dia, hoje), itens: doDia }));
}

function nomeDoDia(dia: string, hoje: string): string {
  if (dia === hoje) return 'Hoje';
  if (dia === addDays(hoje, -1)) return 'Ontem';
  return dia.slice(0, 4) === hoje.slice(0, 4) ? formatLongDay(dia) : formatDay(dia);
}
