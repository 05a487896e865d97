import { KINDS, type Kind } from '../outbox.kinds.ts';
import { formatCount } from '../ui/number.format.ts';
import type { Outbox } from './outbox.hook.ts';

export function waitingIn({ items, photos }: Outbox) {
  const failed = photos.filter(({ refusal }) => refusal !== null);
  const blocked = (ids: readonly string[]) => ids.some(id => failed.some(photo => photo.id === id));
  return {
    records: items.filter(({ refusal }) => refusal === null),
    photos: photos.filter(({ name, refusal }) => name === null && refusal === null),
    attention: items.filter(({ refusal, photos: own }) => refusal !== null || blocked(own)),
  };
}

const join = (parts: readonly string[]) =>
  parts.length > 1 ? `${parts.slice(0, -1).join(', ')} e ${parts.at(-1)}` : (parts[0] ?? '');

/** "2 fiscalizações e 7 fotos"; empty when nothing waits. */
export function wordsOf(outbox: Outbox): string {
  const { records, photos } = waitingIn(outbox);
  const undelivered = records.filter(({ delivered }) => !delivered);
  const kinds = (Object.keys(KINDS) as Kind[]).flatMap(kind => {
    const many = undelivered.filter(item => item.kind === kind).length;
    return many > 0 ? [formatCount(many, KINDS[kind].one, KINDS[kind].many)] : [];
  });
  return join([...kinds, ...(photos.length > 0 ? [formatCount(photos.length, 'foto', 'fotos')] : [])]);
}

export function keptHere(outbox: Outbox): string {
  const { attention } = waitingIn(outbox);
  const refused = attention.filter(({ refusal }) => refusal !== null).length;
  const words =
    refused > 0 ? formatCount(refused, 'registro que precisa de atenção', 'registros que precisam de atenção') : '';
  return join([wordsOf(outbox), words].filter(Boolean));
}

const UNITS = ['B', 'kB', 'MB', 'GB'];

export function formatBytes(bytes: number): string {
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), UNITS.length - 1);
  const value = bytes / 1000 ** step;
  return `${value.toLocaleString('pt-BR', { maximumFractionDigits: value < 10 && step > 0 ? 1 : 0 })} ${UNITS[step]}`;
}
