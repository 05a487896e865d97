/** Text as it is searched: no accents, lower case, single spaces. */
export function semAcentos(texto: string): string {
  return texto.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}

/** What a unit is found by. The name comes first, so that the column also gives the order of lists. */
export function nomeBusca(lotacao: { nome: string; codigo: string; municipio: string }): string {
  // A line break sorts before a space and is in no search text.
  return [lotacao.nome, lotacao.codigo, lotacao.municipio].map(semAcentos).join('\n');
}
