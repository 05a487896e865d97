/** Formats for the pages that open without the shell: date.format.ts and number.format.ts stay behind the sign-in. */
const moment = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' });
const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const integer = new Intl.NumberFormat('pt-BR');

export const paperMoment = (instant: string) => moment.format(new Date(instant));
export const paperMoney = (centavos: number) => reais.format(centavos / 100);
export const paperInteger = (value: number) => integer.format(value);
