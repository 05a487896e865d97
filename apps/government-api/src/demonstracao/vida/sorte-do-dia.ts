import { addDays } from '../../clock/clock.ts';
import { zonedInstant } from '../../clock/zoned-time.ts';
import { sorte } from '../pedidos.rules.ts';
import { type Horario, veiculos } from './agenda.table.ts';

const MINUTO = 60_000;

export const numeroDoDia = (data: string): number => Date.parse(data) / 86_400_000;

/** From 0 to below 1, the same for the same day and things. */
export const sorteDoDia = (data: string, ...partes: readonly number[]): number => sorte(numeroDoDia(data), ...partes);

/** The minute, within those hours, at which it happens in this unit. */
export function naHora(
  { dias, de, ate }: Horario,
  { data, fusoHorario, acaso }: { data: string; fusoHorario: string; acaso: number },
): Date {
  const dia = addDays(data, dias);
  const [inicio, fim] = [zonedInstant(dia, de, fusoHorario).getTime(), zonedInstant(dia, ate, fusoHorario).getTime()];
  return new Date(inicio + Math.floor(((fim - inicio) * acaso) / 1000) * 1000);
}

export const minutosDepois = (de: Date | number, [menor, maior]: readonly [number, number], acaso: number): Date =>
  new Date(Number(de) + Math.round((menor + (maior - menor) * acaso) * 60) * 1000);

export const dentroDaJanela = ({ inicio, fim }: { inicio: Date; fim: Date }, acaso: number): Date =>
  new Date(
    Math.floor((inicio.getTime() + (fim.getTime() - inicio.getTime()) * (0.06 + 0.78 * acaso)) / MINUTO) * MINUTO,
  );

export const veiculoDe = (acaso: number) => veiculos[Math.floor(acaso * veiculos.length)] ?? veiculos[0];
