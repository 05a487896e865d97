const VISOES = ['quadro', 'tabela', 'fornecedores', 'fotos'] as const;
export type Visao = (typeof VISOES)[number];

export const visaoEm = (search: URLSearchParams): Visao =>
  VISOES.find(cada => cada === search.get('visao')) ?? (search.has('fornecedor') ? 'fornecedores' : 'quadro');
