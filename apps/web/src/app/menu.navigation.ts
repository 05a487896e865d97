import { PAINEL_ADDRESS } from './painel.address.ts';

/** The one menu key that is not a screen of this client: the painel is another application of the same origin. */
export const PAINEL_KEY = '/modules/painel';

type Go = (route: string) => void;
type Open = (address: string, target: string, features: string) => unknown;

export function followEntry(key: string, go: Go, open: Open = (...how) => window.open(...how)) {
  if (key === PAINEL_KEY) open(PAINEL_ADDRESS, '_blank', 'noopener');
  else go(key);
}
