import { column, type Definition, optionalColumn, type ValuesOf } from '../../imports/definition.ts';
import { choice, integer, optional, text } from '../../imports/parsers.ts';
import { MAIOR_QUANTIDADE } from '../semana/semana.rules.ts';
import { type LinhaDaPlanilha, linhaDe } from './planilha.rules.ts';

const quantidade = optional(integer({ max: MAIOR_QUANTIDADE }));
const dia = (header: string, sigla: string, example: number) =>
  optionalColumn({ header, accepted: [sigla, `${header}-feira`], read: quantidade, example });

const DIA = choice({
  Domingo: 0,
  Segunda: 1,
  Terça: 2,
  Quarta: 3,
  Quinta: 4,
  Sexta: 5,
  Sábado: 6,
  dom: 0,
  seg: 1,
  ter: 2,
  qua: 3,
  qui: 4,
  sex: 5,
  sab: 6,
  'Segunda-feira': 1,
  'Terça-feira': 2,
  'Quarta-feira': 3,
  'Quinta-feira': 4,
  'Sexta-feira': 5,
  0: 0,
  1: 1,
  2: 2,
  3: 3,
  4: 4,
  5: 5,
  6: 6,
});

/** A line has a unit, a meal, a public and the seven days; or one day, in `Dia` and `Quantidade`. */
export const colunas = {
  codigo: optionalColumn({ header: 'Código', read: optional(text({ max: 20 })), example: 'UPSL-1' }),
  unidade: optionalColumn({
    header: 'Unidade',
    accepted: ['nome', 'lotação'],
    read: optional(text({ max: 200 })),
    example: 'Unidade Prisional de São Lourenço',
  }),
  uf: optionalColumn({ header: 'UF', accepted: ['estado'], read: optional(text({ max: 20 })), example: 'MA' }),
  municipio: optionalColumn({
    header: 'Município',
    accepted: ['cidade'],
    read: optional(text({ max: 120 })),
    example: 'São Lourenço da Ilha',
  }),
  refeicao: column({
    header: 'Refeição',
    accepted: ['tipo de alimentação'],
    read: text({ max: 60 }),
    example: 'Almoço',
  }),
  publico: column({ header: 'Público', accepted: ['tipo de público'], read: text({ max: 60 }), example: 'Interno' }),
  dia: optionalColumn({ header: 'Dia', accepted: ['dia da semana'], read: optional(DIA), example: 'Segunda' }),
  quantidade: optionalColumn({ header: 'Quantidade', accepted: ['qtd', 'qtde'], read: quantidade, example: 345 }),
  domingo: dia('Domingo', 'dom', 345),
  segunda: dia('Segunda', 'seg', 345),
  terca: dia('Terça', 'ter', 345),
  quarta: dia('Quarta', 'qua', 345),
  quinta: dia('Quinta', 'qui', 345),
  sexta: dia('Sexta', 'sex', 345),
  sabado: dia('Sábado', 'sab', 345),
};

/** The template shows the seven days; the one-day form is read as well. */
export const colunasDoModelo = (({ dia: _dia, quantidade: _quantidade, ...semana }) => semana)(colunas);

export type Valores = ValuesOf<typeof colunas>;

export const importacaoDeProgramacoes: Definition<typeof colunas, LinhaDaPlanilha> = {
  columns: colunas,
  mostRows: 100_000,
  row: linhaDe,
  key: linha => linha.chave,
  repeated: linha => `Esta lotação, refeição e público já estão na linha ${linha}.`,
  name: ({ nome }) => nome,
};
