import { searchText } from '../database/search-text.ts';
import { column, type Definition, optionalColumn, type ValuesOf } from '../imports/definition.ts';
import { date, integer, optional, text } from '../imports/parsers.ts';
import { refuse } from '../imports/refusal.ts';
import type { Numeros } from './efetivos.rules.ts';

const pessoas = integer({ max: 100_000 });

/** A unit is named by its code, or by its name, with UF and municipality where the name is not enough. */
const colunas = {
  codigo: optionalColumn({ header: 'codigo', read: optional(text({ max: 20 })), example: 'MA-000001' }),
  unidade: optionalColumn({
    header: 'unidade',
    accepted: ['nome', 'lotacao'],
    read: optional(text({ max: 200 })),
    example: 'Presídio do Vale',
  }),
  uf: optionalColumn({ header: 'uf', accepted: ['estado'], read: optional(text({ max: 2 })), example: 'MA' }),
  municipio: optionalColumn({
    header: 'municipio',
    accepted: ['cidade'],
    read: optional(text({ max: 120 })),
    example: 'São Luís',
  }),
  data: column({ header: 'data', accepted: ['dia'], read: date(), example: '21/11/2026' }),
  internos: column({ header: 'internos', accepted: ['populacao', 'efetivo'], read: pessoas, example: 345 }),
  servidoresPlantao: column({
    header: 'servidores plantao',
    accepted: ['plantao', 'servidores de plantao'],
    read: pessoas,
    example: 12,
  }),
  servidoresExpediente: column({
    header: 'servidores expediente',
    accepted: ['expediente', 'servidores de expediente'],
    read: pessoas,
    example: 25,
  }),
  visitantesPrevistos: optionalColumn({
    header: 'visitantes previstos',
    accepted: ['visitantes'],
    read: optional(pessoas),
    example: 40,
  }),
};

/** The unit as the file names it, in search form; visitors are undefined where the file says nothing of them. */
export type LinhaDoArquivo = Omit<Numeros, 'visitantesPrevistos'> & {
  readonly codigo: string | null;
  readonly unidade: string | null;
  readonly uf: string | null;
  readonly municipio: string | null;
  readonly chamada: string;
  readonly data: string;
  readonly visitantesPrevistos: number | null | undefined;
};

function linhaDe(valores: ValuesOf<typeof colunas>): LinhaDoArquivo {
  const { codigo = null, unidade = null, uf = null, municipio = null } = valores;
  const chamada = unidade ?? codigo;
  if (chamada === null) refuse('Diga a unidade pelo código ou pelo nome.', 'unidade');
  return {
    ...valores,
    codigo: codigo?.toUpperCase() ?? null,
    unidade: unidade && searchText(unidade),
    uf: uf?.toUpperCase() ?? null,
    municipio: municipio && searchText(municipio),
    chamada,
    visitantesPrevistos: valores.visitantesPrevistos,
  };
}

export const importacaoDeEfetivos: Definition<typeof colunas, LinhaDoArquivo> = {
  columns: colunas,
  // Enough for a month of every unit of a state.
  mostRows: 60_000,
  row: linhaDe,
  name: ({ chamada }) => chamada,
};
