/** The instant when the wall clock of the zone shows this day and hour; the phone's own zone does not matter. */
export function instanteEm(data: string, hora: string, fuso: string): string {
  const querido = Date.parse(`${data}T${hora}:00Z`);
  let instante = querido;
  // Twice: the offset is read at the guess, and the guess may fall on the other side of a clock change.
  for (let vez = 0; vez < 2; vez += 1) instante += querido - relogioEm(instante, fuso);
  return new Date(instante).toISOString();
}

function relogioEm(instante: number, fuso: string): number {
  const mostrado = new Intl.DateTimeFormat('sv-SE', { timeZone: fuso, dateStyle: 'short', timeStyle: 'medium' });
  return Date.parse(`${mostrado.format(new Date(instante)).replace(' ', 'T')}Z`);
}
