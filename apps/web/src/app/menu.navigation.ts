/** The one menu key that is not a screen of this client: the painel is another application of the same origin. */
export const PAINEL_KEY = '/modules/painel';
/** The server says where (PAINEL_PATH); a page it did not write, as in a test, stands at the brief's. */
const said = document.querySelector<HTMLMetaElement>('meta[name=painel]')?.content;
export const PAINEL_ADDRESS = said?.startsWith('/') ? said : '/ciapis/modules/painel';

type Go = (route: string) => void;
type Open = (address: string, target: string, features: string) => unknown;

/** Follows a menu entry: its route here, or the painel in a new tab that cannot reach back into this one. */
export function followEntry(key: string, go: Go, open: Open = (...how) => window.open(...how)) {
  if (key === PAINEL_KEY) open(PAINEL_ADDRESS, '_blank', 'noopener');
  else go(key);
}
