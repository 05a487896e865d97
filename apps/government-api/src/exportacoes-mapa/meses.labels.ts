const MESES = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
];

/** `2026-06` -> `junho de 2026` */
export const nomeDoMes = (mes: string): string => `${MESES[Number(mes.slice(5)) - 1]} de ${mes.slice(0, 4)}`;
