import type { components } from '@alipen/contracts/generated/government-api';
import Holidays from 'date-holidays';

type Uf = components['schemas']['Uf'];

/** A day the law keeps, in the whole country or in one state. */
export type DiaOficial = { readonly data: string; readonly nome: string; readonly uf: Uf | null };

/**
 * An election is by law a holiday on a Sunday (Lei 4.737/1965, art. 380), a second round only where there is one: on a
 * Sunday the week is Sunday's anyway.
 */
const FORA = new Set(['election day', 'dia de eleicao', 'dia de eleição']);

const years = new Map<number, readonly DiaOficial[]>();

/** Only what the library calls public: Carnaval and Corpus Christi are optional points, by decree, not holidays. */
function publicDays(ano: number, uf: Uf | null): DiaOficial[] {
  const calendar = uf ? new Holidays('BR', uf) : new Holidays('BR');
  return calendar
    .getHolidays(ano, 'pt')
    .filter(({ type, name }) => type === 'public' && !FORA.has(name.toLowerCase()))
    .map(({ date, name }) => ({ data: date.slice(0, 10), nome: name, uf }));
}

/** The official days of a year: the national ones, then each state's that are not national already. */
export function diasOficiais(ano: number, ufs: readonly Uf[]): readonly DiaOficial[] {
  const kept = years.get(ano);
  if (kept) return kept;
  const nacionais = publicDays(ano, null);
  const nacional = new Set(nacionais.map(({ data }) => data));
  const estaduais = ufs.flatMap(uf => publicDays(ano, uf).filter(({ data }) => !nacional.has(data)));
  const todos = [...nacionais, ...estaduais];
  years.set(ano, todos);
  return todos;
}
