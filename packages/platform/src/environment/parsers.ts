/** Parsers for readEnvironment: each throws on a text it cannot use. */

function must<T>(value: T, ok: boolean): T {
  if (!ok) throw new RangeError('unusable value');
  return value;
}

export const texto = (text: string): string => text;

export const porta = (text: string): number => {
  const port = Number(text);
  return must(port, /^\d{1,5}$/.test(text) && port > 0 && port < 65536);
};

/** An http(s) address without query or fragment; the trailing slash is dropped. */
export const url = (text: string): string => {
  const { protocol, search, hash, href } = new URL(text);
  return must(href.replace(/\/+$/, ''), /^https?:$/.test(protocol) && !search && !hash);
};

/** Compared letter by letter (OpenID Connect Discovery 4.3), so its trailing slash stays. https, or the loopback. */
export const emissor = (text: string): string => {
  const { protocol, hostname, search, hash, username } = new URL(text);
  const loopback = protocol === 'http:' && /^(127\.\d+\.\d+\.\d+|localhost|\[::1\])$/.test(hostname);
  return must(text, (protocol === 'https:' || loopback) && !search && !hash && !username);
};

const BOOLEANS: Readonly<Record<string, boolean>> = { true: true, '1': true, false: false, '0': false };

export const booleano = (text: string): boolean => {
  const value = BOOLEANS[text.toLowerCase()];
  if (value === undefined) throw new RangeError('unusable value');
  return value;
};

/** A path prefix that starts and ends with a slash. */
export const caminhoBase = (text: string): string => {
  const path = `/${text.replace(/^\/+|\/+$/g, '')}/`.replace('//', '/');
  return must(path, /^\/([A-Za-z0-9._-]+\/)*$/.test(path));
};

const MINIMUM_SECRET = 32;
/** A text with fewer was typed to pass the length: nothing random has so few different letters. */
const FEWEST_LETTERS = 10;

export const segredo = (text: string): string =>
  must(text, Buffer.byteLength(text) >= MINIMUM_SECRET && new Set(text).size >= FEWEST_LETTERS);

export const SEGREDO_HELP = `at least ${MINIMUM_SECRET} random bytes, such as what \`openssl rand -base64 48\` prints`;

export const inteiro =
  (minimum: number, maximum: number) =>
  (text: string): number => {
    const value = Number(text);
    return must(value, Number.isInteger(value) && value >= minimum && value <= maximum);
  };

export const umDe =
  <const T extends string>(...options: readonly T[]) =>
  (text: string): T => {
    const found = options.find(option => option === text);
    if (found === undefined) throw new RangeError('unusable value');
    return found;
  };
