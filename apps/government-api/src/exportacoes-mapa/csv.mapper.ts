import type { Value } from '../spreadsheets/spreadsheet-value.ts';
import type { ColunaDoMapa, DiaDoMapa } from './comparativo.mapper.ts';

export function cabecalhoDoCsv(colunas: readonly ColunaDoMapa[]): Value[] {
  const nomes = colunas.map(({ refeicao, publico }) => `${refeicao} ${publico}`);
  return [
    ...['Município', 'Unidade', 'Data', 'Internos', 'Servidores'],
    ...nomes,
    ...nomes.map(nome => `Diferença ${nome}`),
    'Valor (R$)',
  ];
}

export const linhaDoCsv = (dia: DiaDoMapa): Value[] => [
  dia.municipio,
  dia.unidade,
  { data: dia.data },
  dia.internos,
  dia.servidores,
  ...dia.quantidades,
  ...dia.diferencas,
  { centavos: dia.valorCentavos },
];
