import type { components } from '@alipen/contracts/generated/government-api';
import type { Step } from '../cycle/cycle.ts';

type Schemas = components['schemas'];
export type SituacaoPagamento = Schemas['SituacaoPagamento'];
export type EventoPagamento = Schemas['EventoPagamento'];
export type AcaoPagamento = Schemas['AcaoPagamento'];

/** It happens with the note or the billing, by no operation of this slice. */
const deFora = { autoridades: [], operacao: null, recusa: '' } as const;

/** The life cycle of what is paid of a billing by one source (Lei 4.320/1964, arts. 62 to 65; Lei 14.133/2021, art. 141). */
export const passos = {
  entrar: { de: [null], para: ['A_LIQUIDAR'], acao: 'entrarNaFila', ...deFora },
  liquidar: {
    de: ['A_LIQUIDAR'],
    para: ['LIQUIDADO'],
    autoridades: ['AL_GESTOR', 'AL_ATENDIMENTO'],
    operacao: 'liquidarPagamento',
    recusa: 'Esta despesa já foi liquidada.',
  },
  anular: {
    de: ['LIQUIDADO'],
    para: ['A_LIQUIDAR'],
    autoridades: ['AL_GESTOR', 'AL_ATENDIMENTO'],
    operacao: 'anularLiquidacao',
    recusa: 'Só se anula uma despesa liquidada e ainda não paga.',
  },
  pagar: {
    de: ['LIQUIDADO'],
    para: ['PAGO'],
    autoridades: ['AL_GESTOR'],
    operacao: 'registrarPagamento',
    recusa: 'Só se paga uma despesa liquidada e ainda não paga.',
  },
  cancelar: { de: ['A_LIQUIDAR'], para: ['CANCELADO'], acao: 'cancelarPagamento', ...deFora },
} as const satisfies Record<EventoPagamento, Step<SituacaoPagamento>>;

export const situacoes = {
  A_LIQUIDAR: { final: false },
  LIQUIDADO: { final: false },
  PAGO: { final: true },
  CANCELADO: { final: true },
} as const satisfies Record<SituacaoPagamento, { final: boolean }>;

type Espera = {
  readonly ato: 'LIQUIDAR' | 'PAGAR';
  readonly acao: Exclude<AcaoPagamento, 'comunicar'>;
  readonly prazo: 'prazoLiquidacaoDias' | 'prazoPagamentoDias';
};
/** What each state waits for, and by which parameter its working days are counted. */
export const esperas: Readonly<Partial<Record<SituacaoPagamento, Espera>>> = {
  A_LIQUIDAR: { ato: 'LIQUIDAR', acao: 'liquidar', prazo: 'prazoLiquidacaoDias' },
  LIQUIDADO: { ato: 'PAGAR', acao: 'pagar', prazo: 'prazoPagamentoDias' },
};
