import { column, type Definition, optionalColumn, type ValuesOf } from '../imports/definition.ts';
import { integer, optional, type Parser, parser, text } from '../imports/parsers.ts';
import { refuse } from '../imports/refusal.ts';
import { fusoDe, fusos, type Uf } from '../lotacoes/fusos.table.ts';
import { pareceEmail } from '../lotacoes/lotacoes.service.ts';
import { cellText } from '../spreadsheets/sheet.ts';
import { chaveDaUnidade, efetivoDe, tipoDaLotacao, type Unidade } from './importacoes-lotacoes.rules.ts';

const MAIS_PESSOAS = 100_000;
const MAIOR_CAPACIDADE = 1_000_000;

const uf: Parser<Uf> = parser(cell => {
  const sigla = cellText(cell).toUpperCase();
  if (!Object.hasOwn(fusos, sigla)) refuse(`tem "${sigla.slice(0, 20)}", que não é uma UF`);
  return sigla as Uf;
});

const email = parser(cell => {
  const endereco = cellText(cell).slice(0, 201);
  if (!pareceEmail(endereco)) refuse(`não é um e-mail, como nome@orgao.gov.br: "${endereco.slice(0, 40)}"`);
  return endereco;
});

const tipo = parser(cell => tipoDaLotacao(cellText(cell)));

/**
 * The first four columns tell which unit it is. Other columns of the file are ignored. The base of the SISDEPEN is understood as it is
 * downloaded: 1,331 to 1,737 columns that begin with the number of their question, the capacity by sex, the staff by post, bond and
 * sex, left blank where there is nobody.
 */
export const colunas = {
  nome: column({
    header: 'nome',
    accepted: ['Nome do Estabelecimento'],
    read: text({ max: 200 }),
    example: 'Presídio do Vale',
  }),
  uf: column({ header: 'uf', accepted: ['estado'], read: uf, example: 'AC' }),
  municipio: column({
    header: 'municipio',
    accepted: ['cidade'],
    read: text({ max: 120 }),
    example: 'Rio Claro do Acre',
  }),
  tipo: column({
    header: 'tipo',
    accepted: ['1.2 Tipo de estabelecimento - originalmente destinado'],
    read: tipo,
    example: 'UNIDADE_PRISIONAL',
  }),
  capacidade: optionalColumn({
    header: 'capacidade',
    parts: { of: /^1 3 capacidade do estabelecimento (masculino|feminino) total$/, none: '' },
    read: optional(integer({ max: MAIOR_CAPACIDADE })),
    example: 90,
  }),
  populacao: optionalColumn({
    header: 'populacao',
    accepted: ['internos', 'efetivo', '4.1 População prisional | Total'],
    read: optional(integer({ max: MAIS_PESSOAS })),
    example: 120,
  }),
  servidores: optionalColumn({
    header: 'servidores',
    parts: {
      of: /^3 1 quantidade de servidores .* (efetivo|comissionado|terceirizado|temporario) (masculino|feminino)$/,
      none: 0,
    },
    read: optional(integer({ max: MAIS_PESSOAS })),
    example: 40,
  }),
  sigla: optionalColumn({ header: 'sigla', read: optional(text({ max: 20 })), example: 'PDV' }),
  endereco: optionalColumn({
    header: 'endereco',
    read: optional(text({ max: 300 })),
    example: 'Estrada do Vale, km 4',
  }),
  telefone: optionalColumn({
    header: 'telefone',
    accepted: ['Telefone Principal'],
    read: optional(text({ max: 30 })),
    example: '(68) 3200-0101',
  }),
  email: optionalColumn({ header: 'email', accepted: ['e-mail'], read: optional(email), example: 'vale@orgao.gov.br' }),
  responsavelNome: optionalColumn({
    header: 'responsavel',
    accepted: ['diretor'],
    read: optional(text({ max: 200 })),
    example: 'Maria do Socorro',
  }),
};

function unidadeDe(valores: ValuesOf<typeof colunas>): Unidade {
  const { nome, municipio, capacidade = null, populacao = null, servidores = null } = valores;
  return {
    nome,
    uf: valores.uf,
    municipio,
    tipo: valores.tipo,
    fusoHorario: fusoDe(valores.uf, municipio),
    capacidade,
    sigla: valores.sigla ?? null,
    endereco: valores.endereco ?? null,
    telefone: valores.telefone ?? null,
    email: valores.email ?? null,
    responsavelNome: valores.responsavelNome ?? null,
    ...efetivoDe(populacao, servidores),
  };
}

export const importacaoDeLotacoes: Definition<typeof colunas, Unidade> = {
  columns: colunas,
  mostColumns: 2_000,
  row: unidadeDe,
  key: chaveDaUnidade,
  repeated: linha => `A mesma unidade já está na linha ${linha}.`,
  name: ({ nome }) => nome,
};
