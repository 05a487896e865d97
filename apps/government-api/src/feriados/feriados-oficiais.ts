import type { components } from '@alipen/contracts/generated/government-api';
import Holidays from 'date-holidays';

type Uf = components['schemas']['Uf'];

/** A holiday by law; `uf` is null for the whole country. */
export type DiaOficial = { readonly data: string; readonly nome: string; readonly uf: Uf | null };

/**
 * By law an election is a holiday (Lei 4.737/1965, art. 380), but on a Sunday, which follows Sunday's week anyway, and a second
 * round is held only where there is one.
 */
const FORA = new Set(['election day', 'dia de eleicao', 'dia de eleição']);

/** The years of the contract; outside them there is no calendar, and nothing to keep in memory. */
const PRIMEIRO_ANO = 2020;
const ULTIMO_ANO = 2100;

const kept = new Map<string, readonly DiaOficial[]>();

/** Only what the library calls public: Carnaval and Corpus Christi are optional points, by decree, not holidays. */
function publicDays(ano: number, uf: Uf | null): DiaOficial[] {
  const calendar = uf ? new Holidays('BR', uf) : new Holidays('BR');
  return calendar
    .getHolidays(ano, 'pt')
    .filter(({ type, name }) => type === 'public' && !FORA.has(name.toLowerCase()))
    .map(({ date, name }) => ({ data: date.slice(0, 10), nome: name, uf }));
}

function read(ano: number, uf: Uf | null): readonly DiaOficial[] {
  if (ano < PRIMEIRO_ANO || ano > ULTIMO_ANO) return [];
  if (uf === null) return publicDays(ano, null);
  const nacional = new Set(diasOficiais(ano, null).map(({ data }) => data));
  return publicDays(ano, uf).filter(({ data }) => !nacional.has(data));
}

/** With `uf`, the days of that state alone. Ten milliseconds the first time, then kept. */
export function diasOficiais(ano: number, uf: Uf | null): readonly DiaOficial[] {
  const key = `${ano} ${uf ?? ''}`;
  const known = kept.get(key);
  if (known) return known;
  const days = read(ano, uf);
  if (days.length > 0) kept.set(key, days);
  return days;
}

export const diaOficial = (data: string, uf: Uf | null): DiaOficial | undefined =>
  diasOficiais(Number(data.slice(0, 4)), uf).find(dia => dia.data === data);
