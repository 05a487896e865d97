import { useSyncExternalStore } from 'react';

/** Chromium browsers offer to install the app; the others have it in their own menu. */
interface Offer extends Event {
  prompt: () => Promise<unknown>;
}

let offer: Offer | null = null;
const listeners = new Set<() => void>();
const set = (value: Offer | null) => {
  offer = value;
  for (const listener of listeners) listener();
};

globalThis.addEventListener?.('beforeinstallprompt', event => {
  event.preventDefault();
  set(event as Offer);
});
globalThis.addEventListener?.('appinstalled', () => set(null));

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useInstallOffer = () => useSyncExternalStore(subscribe, () => offer);

export const isInstalled = () => window.matchMedia('(display-mode: standalone)').matches;
