import { useSyncExternalStore } from 'react';

const listen = (changed: () => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

/** False is certain; true only means that there is some network. */
export const useOnline = () => useSyncExternalStore(listen, () => navigator.onLine);
