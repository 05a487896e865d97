import type { components } from '@alipen/contracts/generated/government-api';
import type { Step } from '../cycle/cycle.ts';

type Schemas = components['schemas'];
export type SituacaoTermo = Schemas['SituacaoTermo'];
export type EventoTermo = Schemas['EventoTermo'];
export type TipoTermo = Schemas['TipoTermo'];

/** Whoever may read a billing may be designated for its contract; the designation says who signs. */
const DESIGNAVEIS = ['AL_GESTOR', 'AL_ATENDIMENTO', 'AL_MONITORAMENTO', 'AL_FISCAL'] as const;

/** The life cycle of a term of receiving (Lei 14.133/2021, art. 140). */
export const passos = {
  emitir: {
    de: [null],
    para: ['EMITIDO'],
    autoridades: ['AL_GESTOR', 'AL_FISCAL'],
    operacao: 'emitirTermo',
    recusa: 'Este termo já foi emitido para esta medição.',
  },
  // A commission's stays issued until the last of its members has signed.
  assinar: {
    de: ['EMITIDO'],
    para: ['EMITIDO', 'ASSINADO'],
    autoridades: DESIGNAVEIS,
    operacao: 'assinarTermo',
    recusa: 'Este termo não espera mais assinatura.',
  },
  recusar: {
    de: ['EMITIDO'],
    para: ['RECUSADO'],
    autoridades: DESIGNAVEIS,
    operacao: 'recusarTermo',
    recusa: 'Só se recusa um termo que ainda espera assinatura.',
  },
  // It happens with the billing, by no operation of this slice.
  superar: {
    de: ['EMITIDO', 'ASSINADO'],
    para: ['SUPERADO'],
    autoridades: [],
    operacao: null,
    recusa: '',
    acao: 'superarTermo',
  },
} as const satisfies Record<EventoTermo, Step<SituacaoTermo>>;

export const situacoes = {
  EMITIDO: { final: false },
  ASSINADO: { final: false },
  RECUSADO: { final: true },
  SUPERADO: { final: true },
} as const satisfies Record<SituacaoTermo, { final: boolean }>;

type Especie = { readonly sigla: string; readonly prazo: 'prazoProvisorioDias' | 'prazoDefinitivoDias' };

export const especies = {
  PROVISORIO: { sigla: 'TRP', prazo: 'prazoProvisorioDias' },
  DEFINITIVO: { sigla: 'TRD', prazo: 'prazoDefinitivoDias' },
} as const satisfies Record<TipoTermo, Especie>;
