import { dayOf, formatDayMonth, formatHour } from '../ui/date.format.ts';

interface Ciencia {
  nome: string;
  em: string;
}

/** "às 14:32 por Marta Lima"; of another day, "em 20/11, às 14:32, por Marta Lima". */
export function quandoEQuem({ nome, em }: Ciencia, hoje: string): string {
  const dia = dayOf(new Date(em));
  return dia === hoje
    ? `às ${formatHour(em)} por ${nome}`
    : `em ${formatDayMonth(dia)}, às ${formatHour(em)}, por ${nome}`;
}
