// Tabs of one browser that show the same record of the same person follow each other.

interface Envelope {
  name: string;
  message: unknown;
}

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('alipen-drafts');

export const tellTabs = (name: string, message: unknown) => channel?.postMessage({ name, message });

export function hearTabs<M>(name: string, hear: (message: M) => void) {
  const receive = ({ data }: MessageEvent<Envelope>) => {
    if (data.name === name) hear(data.message as M);
  };
  channel?.addEventListener('message', receive);
  return () => channel?.removeEventListener('message', receive);
}
