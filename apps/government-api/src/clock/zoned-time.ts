import { LRUCache } from 'lru-cache';

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Formatters are dear to build and there are a dozen zones: one each, kept. */
function formatterOf(fuso: string): Intl.DateTimeFormat {
  const kept = formatters.get(fuso);
  if (kept) return kept;
  // sv-SE writes ISO order: 2026-11-20 18:00:00.
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone: fuso, dateStyle: 'short', timeStyle: 'medium' });
  formatters.set(fuso, made);
  return made;
}

/** What the wall clock of a zone shows: `2026-11-20 18:00:00`. */
const wallClock = (instante: Date, fuso: string): string => formatterOf(fuso).format(instante);

/** Cut-offs are few, and every row of a list says its own. */
const horas = new LRUCache<string, string>({ max: 5_000 });

/** The hour it is in a zone, `HH:mm`. */
export function horaEm(instante: Date, fuso: string): string {
  const asked = `${instante.getTime()} ${fuso}`;
  const known = horas.get(asked);
  if (known !== undefined) return known;
  const hora = wallClock(instante, fuso).slice(11, 16);
  horas.set(asked, hora);
  return hora;
}

/** `20/11/2026`, as people read it. */
export const porExtenso = (data: string): string => data.split('-').reverse().join('/');

/** Days, hours and zones are few and asked for with every order, and the calendar's own answer is slow. */
const instants = new LRUCache<string, number>({ max: 5_000 });

/** The instant at which a zone's wall clock shows this day and hour. */
export function zonedInstant(data: string, hora: string, fuso: string): Date {
  const asked = `${data} ${hora} ${fuso}`;
  const known = instants.get(asked);
  if (known !== undefined) return new Date(known);
  const instant = instantOf(data, hora, fuso);
  instants.set(asked, instant);
  return new Date(instant);
}

function instantOf(data: string, hora: string, fuso: string): number {
  const wanted = Date.parse(`${data}T${hora}:00Z`);
  let instant = wanted;
  // Twice: the offset is read at the guess, and the guess may fall on the other side of a clock change.
  for (let round = 0; round < 2; round += 1) {
    const shown = Date.parse(`${wallClock(new Date(instant), fuso).replace(' ', 'T')}Z`);
    instant += wanted - shown;
  }
  return instant;
}
