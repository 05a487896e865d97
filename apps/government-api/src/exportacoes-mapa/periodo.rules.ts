import { problema } from '@alipen/platform/problems/problema';
import { daysBetween } from '../clock/clock.ts';
import { nomeDoMes } from '../clock/month-names.ts';
import { porExtenso } from '../clock/zoned-time.ts';
import type { ParametrosDownload } from '../downloads/downloads.service.ts';
import { diasDoMes } from '../mapa-diario/mapa-diario.service.ts';

export type Periodo = {
  readonly de: string;
  readonly ate: string;
  readonly dias: number;
  /** As people say it: `novembro de 2026`, `20/11/2026`. */
  readonly nome: string;
  /** As a file's name has it: `2026-11`, `2026-11-20`. */
  readonly curto: string;
  readonly umDia: boolean;
};

export function periodoDe({ mes, data }: ParametrosDownload): Periodo {
  if (data && mes) throw recusa('Escolha o mês ou o dia, e não os dois.', '/parametros/data');
  if (data) return { de: data, ate: data, dias: 1, nome: porExtenso(data), curto: data, umDia: true };
  if (!mes) throw recusa('Diga de que mês é o mapa.', '/parametros/mes');
  const { de, ate } = diasDoMes(mes);
  return { de, ate, dias: daysBetween(de, ate) + 1, nome: nomeDoMes(mes), curto: mes, umDia: false };
}

const recusa = (detail: string, pointer: string) =>
  problema('dados-invalidos', { detail, errors: [{ pointer, detail: 'Escolha o mês, ou um dia.' }] });
