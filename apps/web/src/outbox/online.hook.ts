import { useSyncExternalStore } from 'react';

const listen = (changed: () => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

/** What the browser believes: false is certain, true only means that there is some network. */
export const useOnline = () => useSyncExternalStore(listen, () => navigator.onLine);
