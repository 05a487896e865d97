import type { components } from '@alipen/contracts/generated/government-api';
import type { Step } from '../cycle/cycle.ts';

type Schemas = components['schemas'];
export type SituacaoNotificacao = Schemas['SituacaoNotificacaoFormal'];
export type EventoNotificacao = 'enviar' | 'devolver' | Schemas['AcaoNotificacaoFormal'];

const ESPERA_VOLTAR = ['EMITIDA', 'ENVIADA', 'RECUSADA'] as const;

/** The life of a formal notification to the supplier. */
export const passos = {
  emitir: {
    de: [null],
    para: ['EMITIDA'],
    autoridades: ['AL_GESTOR'],
    operacao: 'emitirNotificacaoFormal',
    recusa: 'Esta ocorrência já tem a sua notificação.',
  },
  // It goes with the address that the occurrence's own notice makes.
  enviar: {
    de: ['EMITIDA', 'ENVIADA', 'RECUSADA'],
    para: ['ENVIADA'],
    autoridades: [],
    operacao: null,
    acao: 'enviarNotificacaoFormal',
    recusa: '',
  },
  devolver: {
    de: ESPERA_VOLTAR,
    para: ['DEVOLVIDA'],
    autoridades: ['PUBLICO'],
    operacao: 'devolverNotificacaoPeloCodigo',
    recusa: 'Esta notificação já foi devolvida assinada.',
  },
  juntar: {
    de: ESPERA_VOLTAR,
    para: ['DEVOLVIDA'],
    autoridades: ['AL_GESTOR'],
    operacao: 'juntarNotificacaoDevolvida',
    recusa: 'Esta notificação já foi devolvida assinada.',
  },
  aceitar: {
    de: ['DEVOLVIDA'],
    para: ['ACEITA'],
    autoridades: ['AL_GESTOR'],
    operacao: 'decidirNotificacaoFormal',
    recusa: 'Só se aceita a notificação que foi devolvida assinada.',
  },
  recusar: {
    de: ['DEVOLVIDA'],
    para: ['RECUSADA'],
    autoridades: ['AL_GESTOR'],
    operacao: 'decidirNotificacaoFormal',
    recusa: 'Só se recusa a notificação que foi devolvida assinada.',
  },
} as const satisfies Record<EventoNotificacao, Step<SituacaoNotificacao>>;

export const situacoes = {
  EMITIDA: { final: false },
  ENVIADA: { final: false },
  DEVOLVIDA: { final: false },
  ACEITA: { final: true },
  RECUSADA: { final: false },
} as const satisfies Record<SituacaoNotificacao, { final: boolean }>;
