import { onSessionEvent } from '../app/session.signals.ts';

/** Calls when there is no need to wait any longer: the connection or the session is back, or the page may never be heard of again. */
export function onWake(wake: () => void): () => void {
  const hide = () => document.visibilityState === 'hidden' && wake();
  const stop = onSessionEvent(event => (event === 'entered' || event === 'renewed') && wake());
  window.addEventListener('online', wake);
  document.addEventListener('visibilitychange', hide);
  return () => {
    stop();
    window.removeEventListener('online', wake);
    document.removeEventListener('visibilitychange', hide);
  };
}
