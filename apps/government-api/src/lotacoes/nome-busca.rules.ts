import { searchText } from '../database/search-text.ts';

/** Search text of a unit. The name comes first, so that the column also gives the order of lists. */
export function nomeBusca(lotacao: { nome: string; codigo: string; municipio: string; sigla?: string | null }): string {
  const { nome, codigo, municipio, sigla } = lotacao;
  // A line break sorts before a space and is in no search text.
  return [nome, codigo, municipio, ...(sigla ? [sigla] : [])].map(searchText).join('\n');
}
