import type { components } from '@alipen/contracts/generated/government-api';
import type { Step } from '../cycle/cycle.ts';

type Schemas = components['schemas'];
export type SituacaoAuditoria = Schemas['SituacaoAuditoria'];
export type EventoAuditoria = 'abrir' | Schemas['AcaoAuditoria'];

/** The life cycle of an audit with a limit of risk (ADR 118). */
export const passos = {
  abrir: {
    de: [null],
    para: ['AGUARDANDO_SEMENTE'],
    autoridades: ['AL_GESTOR'],
    operacao: 'abrirAuditoria',
    recusa: 'Esta auditoria já foi aberta.',
  },
  semear: {
    de: ['AGUARDANDO_SEMENTE'],
    para: ['EM_CONFERENCIA'],
    autoridades: ['AL_GESTOR'],
    operacao: 'semearAuditoria',
    recusa: 'Esta auditoria já tem a sua semente, que não muda.',
  },
  // The check that brings the risk to its limit ends it.
  conferir: {
    de: ['EM_CONFERENCIA'],
    para: ['EM_CONFERENCIA', 'DEMONSTRADA'],
    autoridades: ['AL_GESTOR', 'AL_FISCAL'],
    operacao: 'conferirSorteado',
    recusa: 'Só se confere um dia sorteado enquanto a auditoria está em conferência.',
  },
  encerrar: {
    de: ['AGUARDANDO_SEMENTE', 'EM_CONFERENCIA'],
    para: ['ENCERRADA'],
    autoridades: ['AL_GESTOR'],
    operacao: 'encerrarAuditoria',
    recusa: 'Esta auditoria já terminou.',
  },
} as const satisfies Record<EventoAuditoria, Step<SituacaoAuditoria>>;

export const situacoes = {
  AGUARDANDO_SEMENTE: { final: false },
  EM_CONFERENCIA: { final: false },
  DEMONSTRADA: { final: true },
  ENCERRADA: { final: true },
} as const satisfies Record<SituacaoAuditoria, { final: boolean }>;
