const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const clockOffset = (serverNow: string, receivedAt: number) => Date.parse(serverNow) - receivedAt;

/** "2 dias e 3 h", "2 h 14 min", "14 min", "40 s"; null when the time is up. */
export function timeLeftText(limit: string, now: number) {
  const left = Date.parse(limit) - now;
  if (left <= 0) return null;
  if (left < MINUTE) return `${Math.ceil(left / SECOND)} s`;
  if (left < HOUR) return `${Math.floor(left / MINUTE)} min`;
  if (left < DAY) return `${Math.floor(left / HOUR)} h ${Math.floor((left % HOUR) / MINUTE)} min`;
  const days = Math.floor(left / DAY);
  return `${days} ${days === 1 ? 'dia' : 'dias'} e ${Math.floor((left % DAY) / HOUR)} h`;
}
