export const reais = (centavos: number): string =>
  (centavos / 100).toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' }).replaceAll('\u00a0', ' ');

export const numero = (n: number): string => n.toLocaleString('pt-BR');

/** Formats fourteen characters as on paper; another length stays as it is. */
export const cnpj = (texto: string): string => texto.replace(/^(\w{2})(\w{3})(\w{3})(\w{4})(\w{2})$/, '$1.$2.$3/$4-$5');

/** Where whoever holds a paper compares it with what is stored; without its origin where the client's address is not configured. */
export const verificacaoDe = (codigo: string, endereco: string | null): string =>
  `${(endereco ?? '').replace(/\/$/, '')}/verificar/${codigo}`;

/** `n` is in tenths. */
export const decimos = (n: number | null): string =>
  n === null ? '–' : (n / 10).toLocaleString('pt-BR', { minimumFractionDigits: 1 });
