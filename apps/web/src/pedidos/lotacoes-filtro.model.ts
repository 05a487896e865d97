/** The most units the contract takes. */
export const MAXIMO = 50;

/** Invalid text in the address is ignored. */
export const lotacoesEm = (text: string | undefined): number[] =>
  text && /^[1-9]\d{0,8}(,[1-9]\d{0,8})*$/.test(text) ? text.split(',').slice(0, MAXIMO).map(Number) : [];
