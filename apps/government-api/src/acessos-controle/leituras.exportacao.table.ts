import type { components } from '@alipen/contracts/generated/government-api';
import { FUSO_DA_AGENCIA } from '../clock/clock.ts';
import type { ExportColumn } from '../spreadsheets/spreadsheet-value.ts';

export type LeituraExportada = components['schemas']['LeituraControle'] & { readonly hash: string };

export const colunasDasLeituras: readonly ExportColumn<LeituraExportada>[] = [
  { header: 'N.º', value: ({ sequencia }) => sequencia },
  { header: 'Quando (Brasília)', value: ({ em }) => ({ instante: em, fuso: FUSO_DA_AGENCIA }), width: 18 },
  { header: 'O que se leu', value: ({ oQue }) => oQue, width: 60 },
  { header: 'Lotação', value: ({ lotacao }) => lotacao, width: 24 },
  { header: 'Dia ou período', value: ({ quando }) => quando, width: 20 },
  { header: 'Sobre', value: ({ sobre }) => sobre, width: 30 },
  { header: 'Resposta', value: ({ status }) => status },
  { header: 'Operação', value: ({ operacao }) => operacao, width: 24 },
  { header: 'Código', value: ({ requisicao }) => requisicao, width: 38 },
  { header: 'Resumo encadeado', value: ({ hash }) => hash, width: 66 },
];
