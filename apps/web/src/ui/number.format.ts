const integer = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 });
const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** 1234 -> "1.234" */
export const formatInteger = (value: number) => integer.format(value);

const decimal = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/** 347.25 -> "347,3" */
export const formatDecimal = (value: number) => decimal.format(value);

/** Centavos -> "R$ 1.234,56". The division is for display only; sums stay in centavos. */
export const formatMoney = (centavos: number) => money.format(centavos / 100);

/** 2 -> "+2", -3 -> "−3", 0 -> "0" */
export const formatSigned = (value: number) =>
  value > 0 ? `+${integer.format(value)}` : integer.format(value).replace('-', '−');

/** (1, 'pedido', 'pedidos') -> "1 pedido" */
export const formatCount = (value: number, one: string, many: string) =>
  `${integer.format(value)} ${value === 1 ? one : many}`;
