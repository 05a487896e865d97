/** The contract takes at most so many. */
export const MAXIMO = 50;

/** The ids an address holds; nonsense is as if absent. */
export const lotacoesEm = (text: string | undefined): number[] =>
  text && /^[1-9]\d{0,8}(,[1-9]\d{0,8})*$/.test(text) ? text.split(',').slice(0, MAXIMO).map(Number) : [];
