import type { components } from '@alipen/contracts/generated/government-api';
import { FUSO_DA_AGENCIA } from '../clock/clock.ts';
import type { ExportColumn } from '../spreadsheets/spreadsheet-value.ts';

type Registro = components['schemas']['RegistroHistorico'];

const texto = (valor: unknown): string =>
  valor === null || valor === undefined ? '(vazio)' : typeof valor === 'string' ? valor : JSON.stringify(valor);

/** A cell of a spreadsheet holds at most 32,767 characters. */
const cabe = (valor: string): string => valor.slice(0, 32_000);

export const colunasDoHistorico: readonly ExportColumn<Registro>[] = [
  { header: 'Registro', value: ({ id }) => id },
  { header: 'Quando (Brasília)', value: ({ em }) => ({ instante: em, fuso: FUSO_DA_AGENCIA }), width: 18 },
  { header: 'Quem', value: ({ pessoa }) => pessoa?.nome ?? 'Sistema', width: 30 },
  { header: 'Matrícula', value: ({ pessoa }) => pessoa?.matricula ?? null },
  { header: 'Ação', value: ({ acao }) => acao, width: 24 },
  { header: 'Objeto', value: ({ entidade }) => entidade, width: 18 },
  { header: 'Identificação', value: ({ entidadeId }) => entidadeId },
  { header: 'Nome', value: ({ nome }) => nome ?? null, width: 30 },
  {
    header: 'Alterações',
    value: ({ alteracoes }) =>
      cabe(alteracoes.map(({ campo, antes, depois }) => `${campo}: ${texto(antes)} → ${texto(depois)}`).join('; ')),
    width: 60,
  },
  { header: 'Outros dados', value: ({ dados }) => (dados ? cabe(JSON.stringify(dados)) : null), width: 40 },
];
