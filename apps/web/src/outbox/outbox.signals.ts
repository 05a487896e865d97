// What changes on the device is told to this tab and to the others of this browser.

/** `progress`: more of a photo has left; of this tab only, and often. */
export type OutboxNews = 'changed' | 'sent' | 'progress';

const listeners = new Set<(news: OutboxNews) => void>();
const otherTabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('alipen-fila');

const hear = (news: OutboxNews) => {
  for (const listener of listeners) listener(news);
};

export function tell(news: OutboxNews) {
  hear(news);
  otherTabs?.postMessage(news);
}

export function onOutbox(listener: (news: OutboxNews) => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

otherTabs?.addEventListener('message', ({ data }: MessageEvent<OutboxNews>) => hear(data));

/** How much of each photo has left, from 0 to 1, while it is leaving. */
const parts = new Map<string, number>();

export const partSent = (photoId: string) => parts.get(photoId) ?? null;

export function notePart(photoId: string, part: number | null) {
  if (part === null) parts.delete(photoId);
  else parts.set(photoId, part);
  hear('progress');
}
