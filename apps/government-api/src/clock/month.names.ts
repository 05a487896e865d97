const MONTHS = [
  ...['janeiro', 'fevereiro', 'março', 'abril', 'maio', 'junho'],
  ...['julho', 'agosto', 'setembro', 'outubro', 'novembro', 'dezembro'],
];

/** `2026-06`, or a day of it, as people say it: `junho de 2026`. */
export const nomeDoMes = (mes: string): string => `${MONTHS[Number(mes.slice(5, 7)) - 1]} de ${mes.slice(0, 4)}`;
