import { searchText } from '../database/search-text.ts';
import { cnpjValido, semPontuacao } from '../fornecedores/fornecedores.service.ts';
import { column, type Definition, optionalColumn, type ValuesOf } from '../imports/definition.ts';
import type { Line } from '../imports/lines.ts';
import { centavos, date, integer, optional, parser, text } from '../imports/parsers.ts';
import { refuse } from '../imports/refusal.ts';
import { cellText } from '../spreadsheets/sheet.ts';

const cnpj = parser(cell => {
  // A spreadsheet drops the leading zeros of a number.
  const escrito = semPontuacao(typeof cell === 'number' ? String(cell).padStart(14, '0') : cellText(cell));
  if (!cnpjValido(escrito)) refuse(`não é um CNPJ: "${cellText(cell).slice(0, 40)}"`);
  return escrito;
});

export const colunas = {
  cnpj: column({ header: 'CNPJ', read: cnpj, example: '90.001.000/0001-07' }),
  razaoSocial: column({ header: 'Razão social', read: text({ max: 200 }), example: 'Sabor do Cocal Refeições Ltda.' }),
  nomeFantasia: optionalColumn({
    header: 'Nome fantasia',
    read: optional(text({ max: 200 })),
    example: 'Sabor do Cocal',
  }),
  contrato: column({
    header: 'Contrato',
    accepted: ['Número do contrato', 'Nº do contrato'],
    read: optional(text({ max: 40 })),
    example: '034/2026',
  }),
  processo: optionalColumn({ header: 'Processo', read: optional(text({ max: 60 })), example: '2026.110215.00129' }),
  lote: optionalColumn({ header: 'Lote', read: optional(text({ max: 60 })), example: 'Lote II' }),
  inicio: column({
    header: 'Início',
    accepted: ['Início da vigência', 'Vigência início'],
    read: optional(date()),
    example: '01/01/2027',
  }),
  fim: column({
    header: 'Fim',
    accepted: ['Fim da vigência', 'Vigência fim'],
    read: optional(date()),
    example: '31/12/2027',
  }),
  refeicao: column({ header: 'Refeição', read: optional(text({ max: 100 })), example: 'Almoço' }),
  publico: column({ header: 'Público', read: optional(text({ max: 100 })), example: 'Interno' }),
  preco: column({
    header: 'Preço',
    accepted: ['Preço unitário'],
    read: optional(centavos({ max: 100_000_000 })),
    example: '14,18',
  }),
  quantidade: column({
    header: 'Quantidade',
    accepted: ['Quantidade contratada'],
    read: optional(integer({ max: 1_000_000_000 })),
    example: 98000,
  }),
};

type Valores = ValuesOf<typeof colunas>;

export type LinhaDaPlanilha = {
  cnpj: string;
  razaoSocial: string;
  nomeFantasia: string | null;
  preco: PrecoDaPlanilha | null;
};
export type PrecoDaPlanilha = {
  contrato: string;
  processo: string | null;
  lote: string | null;
  inicio: string | null;
  fim: string | null;
  refeicao: string;
  publico: string;
  precoCentavos: number;
  quantidade: number;
};
export type LinhaLida = Line<LinhaDaPlanilha>;

function linhaDe(valores: Valores): LinhaDaPlanilha {
  const { contrato, processo, lote, inicio, fim, refeicao, publico, preco, quantidade } = valores;
  const fornecedor = {
    cnpj: valores.cnpj,
    razaoSocial: valores.razaoSocial,
    nomeFantasia: valores.nomeFantasia ?? null,
  };
  if (contrato === null) {
    if (refeicao !== null || preco !== null) refuse('O preço precisa do número do contrato.', 'Contrato');
    return { ...fornecedor, preco: null };
  }
  if (refeicao === null) refuse('Informe a refeição deste preço.', 'Refeição');
  if (publico === null) refuse('Informe o público deste preço.', 'Público');
  if (preco === null) refuse('Informe o preço.', 'Preço');
  if (inicio && fim && fim < inicio) refuse('O contrato não pode terminar antes de começar.', 'Fim');
  return {
    ...fornecedor,
    preco: {
      contrato: contrato as string,
      processo: processo ?? null,
      lote: lote ?? null,
      inicio,
      fim,
      refeicao: refeicao as string,
      publico: publico as string,
      precoCentavos: preco as number,
      quantidade: quantidade ?? 0,
    },
  };
}

export const definicao: Definition<typeof colunas, LinhaDaPlanilha> = {
  columns: colunas,
  row: linhaDe,
  key: ({ cnpj: deQuem, preco }) =>
    [deQuem, ...(preco ? [preco.contrato, preco.refeicao, preco.publico] : [])].map(searchText).join('\n'),
  repeated: linha => `Este preço já está na linha ${linha}.`,
  name: ({ razaoSocial, preco }) => (preco ? `${razaoSocial} · ${preco.contrato} · ${preco.refeicao}` : razaoSocial),
};
