const LONGEST = 2_048;
const ODD = /[^\x21-\x7e]|[\\#]/;
// Dot segments, empty segments, path parameters, broken escapes, and escapes that only an attacker uses in a path.
const ODD_PATH = /\/\/|;|\/\.{1,2}(?:\/|$)|%(?:2f|5c|2e|25|7f|[01][0-9a-f])|%(?![0-9a-f]{2})/i;

/** Why an address is refused before any routing (security.md B8); undefined when it is fine. */
export function addressRefusal(url: string): string | undefined {
  if (url.length > LONGEST) return 'O endereço é longo demais.';
  const question = url.indexOf('?');
  const path = question === -1 ? url : url.slice(0, question);
  if (!path.startsWith('/') || ODD.test(url) || ODD_PATH.test(path)) return 'O endereço não é válido.';
  return undefined;
}
