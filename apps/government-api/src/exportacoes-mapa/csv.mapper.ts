import type { Value } from '../spreadsheets/spreadsheet-value.ts';
import { EXTRAS, valoresExtras } from './colunas-extras.table.ts';
import { anotacoesDe, type ColunaDoMapa, type DiaDoMapa, IMPORTADO, nomeDa } from './comparativo.mapper.ts';

/** In the last column of every line where nothing is missing: a CSV has no heading to say what the file is worth. */
const SEM_RESSALVA = 'FECHADO';

export function cabecalhoDoCsv(colunas: readonly ColunaDoMapa[]): Value[] {
  const nomes = colunas.map(nomeDa);
  return [
    ...['Município', 'Unidade', 'Data', 'Internos', 'Servidores'],
    ...nomes,
    ...nomes.map(nome => `Diferença ${nome}`),
    ...EXTRAS.map(({ nome }) => nome),
    ...['Contado', 'Mapa do dia', 'Valor (R$)', 'Origem', 'Anotações', 'Situação'],
  ];
}

export const linhaDoCsv = (dia: DiaDoMapa, colunas: readonly ColunaDoMapa[], marca: string): Value[] => [
  dia.municipio,
  dia.unidade,
  { data: dia.data },
  dia.internos,
  dia.servidores,
  ...dia.quantidades,
  ...dia.diferencas,
  ...valoresExtras(dia),
  dia.contado,
  dia.mapa,
  { centavos: dia.valorCentavos },
  dia.importado ? IMPORTADO : null,
  anotacoesDe(dia, colunas) || null,
  marca || SEM_RESSALVA,
];
