import type { components } from '@alipen/contracts/generated/government-api';
import { FUSO_DA_AGENCIA } from '../clock/clock.ts';
import type { ExportColumn } from '../spreadsheets/spreadsheet-value.ts';

export const colunasDosAcessos: readonly ExportColumn<components['schemas']['EventoDeAcessoRegistrado']>[] = [
  { header: 'Quando (Brasília)', value: ({ em }) => ({ instante: em, fuso: FUSO_DA_AGENCIA }), width: 18 },
  { header: 'Evento', value: ({ evento }) => evento, width: 24 },
  { header: 'Vezes', value: ({ vezes }) => vezes },
  { header: 'Motivo', value: ({ motivo }) => motivo, width: 24 },
  { header: 'Quem', value: ({ nome }) => nome, width: 30 },
  { header: 'Matrícula', value: ({ matricula }) => matricula },
  { header: 'Conta', value: ({ conta }) => conta, width: 20 },
  { header: 'Endereço', value: ({ endereco }) => endereco, width: 18 },
  { header: 'Operação', value: ({ operacao }) => operacao, width: 24 },
  { header: 'Código', value: ({ codigo }) => codigo, width: 38 },
  { header: 'Rastro', value: ({ rastro }) => rastro, width: 36 },
];
