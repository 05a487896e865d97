import { problema } from '@alipen/platform/problems/problema';

const MOST = 32;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it refuses
const CONTROL = /[\u0000-\u001f\u007f]/;

const bad = (detail: string, name: string) =>
  problema('requisicao-invalida', { detail, errors: [{ pointer: `/query/${name.slice(0, 100)}`, detail }] });

/** The query with only the names the operation declares, each once (security.md B8). */
export function singleQuery(query: unknown, allowed: readonly string[]): Record<string, string | undefined> {
  const found: Record<string, string> = {};
  if (typeof query !== 'object' || query === null) return found;
  const names = Object.keys(query);
  if (names.length > MOST) throw problema('requisicao-invalida', { detail: 'Parâmetros demais no endereço.' });
  for (const name of names) {
    const value: unknown = Reflect.get(query, name);
    if (!allowed.includes(name)) throw bad('Este parâmetro não existe nesta operação.', name);
    if (typeof value !== 'string') throw bad('Este parâmetro veio repetido.', name);
    if (CONTROL.test(value)) throw bad('Este parâmetro tem caracteres que não aceitamos.', name);
    found[name] = value;
  }
  return found;
}
