/** Numbers and moments of the pages that open without the shell: the shell's own file of formats stays behind the sign-in. */
const moment = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' });
const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const integer = new Intl.NumberFormat('pt-BR');

export const paperMoment = (instant: string) => moment.format(new Date(instant));
export const paperMoney = (centavos: number) => reais.format(centavos / 100);
export const paperInteger = (value: number) => integer.format(value);
