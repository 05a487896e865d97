// Changes on the device are told to this tab and to the browser's other tabs.

/** `progress`: more of a photo was sent; told often, and only to this tab. */
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

const parts = new Map<string, number>();

export const partSent = (photoId: string) => parts.get(photoId) ?? null;

export function notePart(photoId: string, part: number | null) {
  if (part === null) parts.delete(photoId);
  else parts.set(photoId, part);
  hear('progress');
}
