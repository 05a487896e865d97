const MONTHS = [
  ...['janeiro', 'fevereiro', 'março', 'abril', 'maio', 'junho'],
  ...['julho', 'agosto', 'setembro', 'outubro', 'novembro', 'dezembro'],
];

/** Takes `2026-06`, or a day of it, and returns `junho de 2026`. */
export const nomeDoMes = (mes: string): string => `${MONTHS[Number(mes.slice(5, 7)) - 1]} de ${mes.slice(0, 4)}`;

/** Takes a whole month name or its first three letters, without accents. January is 1; undefined for any other word. */
export const numeroDoMes = (nome: string): number | undefined => {
  const numero = MONTHS.findIndex(mes => {
    const semAcento = mes.normalize('NFD').replaceAll(/\p{M}/gu, '');
    return semAcento === nome || semAcento.slice(0, 3) === nome;
  });
  return numero === -1 ? undefined : numero + 1;
};
