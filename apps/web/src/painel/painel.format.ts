// Apart from ui/number.format.ts, which comes with the shell; a wall has no shell (scripts/budgets.mjs).
const integer = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 });
const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

export const inteiro = (valor: number) => integer.format(valor);
/** Centavos; the division is for display only. */
export const dinheiro = (centavos: number) => money.format(centavos / 100);
export const contagem = (valor: number, um: string, muitos: string) => `${inteiro(valor)} ${valor === 1 ? um : muitos}`;
