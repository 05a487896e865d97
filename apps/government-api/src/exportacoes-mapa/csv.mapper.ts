import type { Value } from '../spreadsheets/spreadsheet-value.ts';
import { type ColunaDoMapa, type DiaDoMapa, IMPORTADO } from './comparativo.mapper.ts';

const nomeDa = ({ refeicao, publico }: ColunaDoMapa): string => `${refeicao} ${publico}`;

/** Where it was written, what, and by whom. */
function anotada({ coluna, texto, por }: DiaDoMapa['anotacoes'][number], colunas: readonly ColunaDoMapa[]): string {
  const qual = colunas[coluna];
  return `${qual ? nomeDa(qual) : 'O dia'}: ${texto} (${por})`;
}

export function cabecalhoDoCsv(colunas: readonly ColunaDoMapa[]): Value[] {
  const nomes = colunas.map(nomeDa);
  return [
    ...['Município', 'Unidade', 'Data', 'Internos', 'Servidores'],
    ...nomes,
    ...nomes.map(nome => `Diferença ${nome}`),
    ...['Valor (R$)', 'Origem', 'Anotações'],
  ];
}

export const linhaDoCsv = (dia: DiaDoMapa, colunas: readonly ColunaDoMapa[]): Value[] => [
  dia.municipio,
  dia.unidade,
  { data: dia.data },
  dia.internos,
  dia.servidores,
  ...dia.quantidades,
  ...dia.diferencas,
  { centavos: dia.valorCentavos },
  dia.importado ? IMPORTADO : null,
  dia.anotacoes.map(nota => anotada(nota, colunas)).join(' | ') || null,
];
