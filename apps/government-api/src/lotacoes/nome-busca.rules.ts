import { searchText } from '../database/search-text.ts';

/** What a unit is found by. The name comes first, so that the column also gives the order of lists. */
export function nomeBusca(lotacao: { nome: string; codigo: string; municipio: string }): string {
  // A line break sorts before a space and is in no search text.
  return [lotacao.nome, lotacao.codigo, lotacao.municipio].map(searchText).join('\n');
}
