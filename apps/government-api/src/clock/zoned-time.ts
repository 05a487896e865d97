import { LRUCache } from 'lru-cache';

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Formatters are slow to build and there are a dozen zones, so each zone's is kept. */
function formatterOf(fuso: string): Intl.DateTimeFormat {
  const kept = formatters.get(fuso);
  if (kept) return kept;
  // The sv-SE locale writes ISO order: 2026-11-20 18:00:00.
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone: fuso, dateStyle: 'short', timeStyle: 'medium' });
  formatters.set(fuso, made);
  return made;
}

const wallClock = (instante: Date, fuso: string): string => formatterOf(fuso).format(instante);

/** Cached because there are few cut-offs, and every row of a list shows its own. */
const horas = new LRUCache<string, string>({ max: 5_000 });

/** `HH:mm` in the zone. */
export function horaEm(instante: Date, fuso: string): string {
  const asked = `${instante.getTime()} ${fuso}`;
  const known = horas.get(asked);
  if (known !== undefined) return known;
  const hora = wallClock(instante, fuso).slice(11, 16);
  horas.set(asked, hora);
  return hora;
}

/** `2026-11-20` becomes `20/11/2026`. */
export const porExtenso = (data: string): string => data.split('-').reverse().join('/');

/** Cached because days, hours and zones are few, every order asks for them, and Intl is slow. */
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
  // Twice, because the offset is read at the guess, which may fall on the other side of a clock change.
  for (let round = 0; round < 2; round += 1) {
    const shown = Date.parse(`${wallClock(new Date(instant), fuso).replace(' ', 'T')}Z`);
    instant += wanted - shown;
  }
  return instant;
}
