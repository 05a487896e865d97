import { atencao, type Check, type Finding, falha, messageOf, ok } from '@alipen/platform/checks/checks';
import type { Connection } from '../database/connection.ts';

/** Token verification tolerates 30 s of clock difference (security.md B4). */
const FALSE_S = 30;
const LATE_S = 2;
/** A Date header has no fractions of a second, and takes time to travel. */
const LATE_HTTP_S = 5;
const ANSWER_MS = 5_000;
const SET_CLOCK = 'timedatectl set-ntp true';

export function clockChecks(connection: Connection | undefined, publicAddress: string | null): readonly Check[] {
  return [
    ...(connection ? [{ nome: 'relógio do banco', run: () => ofDatabase(connection) }] : []),
    ...(publicAddress ? [{ nome: 'relógio do endereço', run: () => ofAddress(publicAddress) }] : []),
  ];
}

async function ofDatabase(connection: Connection): Promise<Finding> {
  return connection.withSession(async session => {
    const before = Date.now();
    const [row] = await session.query<{ agora: number }>(
      'select (extract(epoch from clock_timestamp()) * 1000)::float8 as agora',
    );
    return judged((row?.agora ?? 0) - (before + Date.now()) / 2, LATE_S, 'do banco');
  });
}

async function ofAddress(address: string): Promise<Finding> {
  const url = new URL('health/live', address.endsWith('/') ? address : `${address}/`);
  try {
    const before = Date.now();
    const answer = await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS), redirect: 'manual' });
    await answer.body?.cancel();
    const date = Date.parse(answer.headers.get('date') ?? '');
    if (Number.isNaN(date)) return atencao(`${url.origin} responde sem dizer a hora.`, `curl -sI ${url.href}`);
    return judged(date + 500 - (before + Date.now()) / 2, LATE_HTTP_S, `de ${url.origin}`);
  } catch (error) {
    return atencao(`${url.origin} não responde daqui: ${messageOf(error)}.`, `curl -sI ${url.href}`);
  }
}

export function judged(differenceMs: number, late: number, whose: string): Finding {
  const seconds = Math.abs(differenceMs) / 1000;
  const frase = `O relógio ${whose} está ${seconds.toFixed(1).replace('.', ',')} s ${differenceMs < 0 ? 'atrás' : 'à frente'} do desta máquina`;
  if (seconds > FALSE_S) return falha(`${frase}: sessões seriam recusadas e prazos errados.`, SET_CLOCK);
  if (seconds > late) return atencao(`${frase}.`, SET_CLOCK);
  return ok(`O relógio ${whose} e o desta máquina dizem o mesmo (${seconds.toFixed(1).replace('.', ',')} s).`);
}
