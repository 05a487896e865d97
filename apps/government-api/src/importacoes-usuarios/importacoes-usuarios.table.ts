import type { components } from '@alipen/contracts/generated/government-api';
import { ROTULO_DE_AUTORIDADE } from '@alipen/contracts/generated/rotulos/base';
import { searchText } from '../database/search-text.ts';
import { column, type Definition, optionalColumn, type ValuesOf } from '../imports/definition.ts';
import { optional, type Parser, parser, text } from '../imports/parsers.ts';
import { refuse } from '../imports/refusal.ts';
import { cellText } from '../spreadsheets/sheet.ts';
import { cpfValido, emailOuNada } from '../usuarios/usuarios.service.ts';
import type { PessoaDaPlanilha } from './importacoes-usuarios.rules.ts';

type Autoridade = components['schemas']['Autoridade'];

const cpf: Parser<string> = parser(cell => {
  // A spreadsheet drops the leading zeros of a number.
  const escrito = typeof cell === 'number' ? String(cell).padStart(11, '0') : cellText(cell).replaceAll(/[.\-\s]/g, '');
  if (!cpfValido(escrito)) refuse('não é um CPF: confira os 11 dígitos');
  return escrito;
});

const EMAIL = /^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;]+$/;
const email: Parser<string> = parser(cell => {
  const endereco = emailOuNada(cellText(cell)) ?? '';
  if (endereco.length > 200 || !EMAIL.test(endereco))
    refuse(`não é um e-mail, como nome@orgao.gov.br: "${endereco.slice(0, 40)}"`);
  return endereco;
});

/** By its label, its code, or its code with spaces, as exports write it. */
const perfis: ReadonlyMap<string, Autoridade> = new Map(
  Object.entries(ROTULO_DE_AUTORIDADE).flatMap(([codigo, rotulo]) =>
    [rotulo, codigo, codigo.replaceAll('_', ' ')].map(nome => [searchText(nome), codigo as Autoridade] as const),
  ),
);

const authorities: Parser<Autoridade[]> = parser(cell => {
  const nomes = cellText(cell)
    .split(/[,;/+]/)
    .map(nome => nome.trim())
    .filter(Boolean);
  const lidos = nomes.map(nome => {
    const codigo = perfis.get(searchText(nome));
    if (!codigo) refuse(`tem "${nome.slice(0, 40)}"; use ${Object.values(ROTULO_DE_AUTORIDADE).join(', ')}`);
    return codigo as Autoridade;
  });
  if (!lidos.length) refuse('não diz nenhum perfil');
  return [...new Set(lidos)];
});

export const colunas = {
  // First, as the name tells a person which line was refused.
  nome: column({
    header: 'Nome',
    accepted: ['Nome completo', 'Servidor'],
    read: text({ min: 3, max: 200 }),
    example: 'Maria do Socorro Lima',
  }),
  cpf: column({ header: 'CPF', read: cpf, example: '111.444.777-35' }),
  matricula: column({
    header: 'Matrícula',
    accepted: ['Matrícula funcional', 'ID funcional', 'Masp', 'Siape'],
    read: text({ max: 20 }),
    example: '204817',
  }),
  email: optionalColumn({
    header: 'E-mail',
    accepted: ['Correio eletrônico', 'E-mail institucional'],
    read: optional(email),
    example: 'maria.lima@orgao.gov.br',
  }),
  authorities: column({
    header: 'Perfil',
    accepted: ['Perfis', 'Papel', 'Papéis', 'Função'],
    read: authorities,
    example: 'Solicitante',
  }),
  unidade: optionalColumn({
    header: 'Unidade',
    accepted: ['Lotação', 'Unidades', 'Código da unidade', 'Unidade de lotação'],
    read: optional(text({ max: 200 })),
    example: 'Presídio do Vale',
  }),
};

function pessoaDe({ cpf, nome, matricula, email, authorities, unidade }: ValuesOf<typeof colunas>): PessoaDaPlanilha {
  if (authorities.includes('SOLICITANTE') && !unidade) refuse('Quem solicita precisa de uma unidade.', 'Unidade');
  return { cpf, nome, matricula, email: email ?? null, authorities, unidade: unidade ?? null };
}

export const importacaoDeUsuarios: Definition<typeof colunas, PessoaDaPlanilha> = {
  columns: colunas,
  mostRows: 5_000,
  row: pessoaDe,
  key: ({ cpf }) => cpf,
  repeated: linha => `O mesmo CPF já está na linha ${linha}.`,
  name: ({ nome }) => nome,
};
