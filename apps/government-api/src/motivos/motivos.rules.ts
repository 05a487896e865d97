import { searchText } from '../database/search-text.ts';

export const textoAparado = (texto: string): string => texto.trim().replaceAll(/\s+/g, ' ');

/** `Sem energia` gives SEM_ENERGIA; null when nothing usable is left. */
export function codigoDe(texto: string): string | null {
  const codigo = searchText(texto)
    .replaceAll(/[^a-z0-9]+/g, '_')
    .toUpperCase()
    .replace(/^[_0-9]+/, '')
    .slice(0, 40)
    .replace(/_+$/, '');
  return codigo.length >= 2 ? codigo : null;
}

export function codigoLivre(codigo: string, usados: ReadonlySet<string>): string {
  if (!usados.has(codigo)) return codigo;
  for (let n = 2; ; n += 1) {
    const sufixo = `_${n}`;
    const tentado = codigo.slice(0, 40 - sufixo.length) + sufixo;
    if (!usados.has(tentado)) return tentado;
  }
}
