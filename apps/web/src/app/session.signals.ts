// The session's mark and the three events about it, apart from React so that the API client can raise them.

export type SessionEvent = 'lost' | 'swapped' | 'entered' | 'left';

let mark: string | undefined;
const listeners = new Set<(event: SessionEvent) => void>();
const otherTabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('alipen-sessao');

export const currentMark = () => mark;
export const rememberMark = (value: string | undefined) => {
  mark = value;
};

const tell = (event: SessionEvent) => {
  for (const listener of listeners) listener(event);
};

export const sessionLost = () => tell('lost');
export const sessionSwapped = () => tell('swapped');

/** Tells the other tabs of this browser; this one already knows. */
export const tellOtherTabs = (event: 'entered' | 'left') => otherTabs?.postMessage(event);

export function onSessionEvent(listener: (event: SessionEvent) => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

otherTabs?.addEventListener('message', (message: MessageEvent<SessionEvent>) => tell(message.data));
