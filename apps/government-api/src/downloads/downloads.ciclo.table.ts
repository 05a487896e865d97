import type { components } from '@alipen/contracts/generated/government-api';
import type { Step } from '../cycle/cycle.ts';

type Schemas = components['schemas'];
export type SituacaoDownload = Schemas['SituacaoDownload'];
export type EventoDownload = Schemas['EventoDownload'];
export type AcaoDownload = Schemas['AcaoDownload'];

const todas = ['AL_GESTOR', 'SOLICITANTE', 'AL_ATENDIMENTO', 'AL_MONITORAMENTO', 'AL_FISCAL'] as const;
const doSistema = { autoridades: [], operacao: null, recusa: '' } as const;

export const passos = {
  pedir: { de: [null], para: ['NA_FILA'], autoridades: todas, operacao: 'pedirDownload', recusa: '' },
  iniciar: { de: ['NA_FILA'], para: ['EM_PROCESSAMENTO'], ...doSistema },
  retomar: { de: ['EM_PROCESSAMENTO'], para: ['NA_FILA'], ...doSistema },
  concluir: { de: ['EM_PROCESSAMENTO'], para: ['CONCLUIDO'], ...doSistema },
  falhar: { de: ['EM_PROCESSAMENTO'], para: ['ERRO'], ...doSistema },
  cancelar: {
    de: ['NA_FILA', 'EM_PROCESSAMENTO'],
    para: ['CANCELADO'],
    autoridades: todas,
    operacao: 'cancelarDownload',
    recusa: 'Este arquivo já não está sendo preparado.',
  },
  repetir: {
    de: ['ERRO', 'CANCELADO', 'EXPIRADO'],
    para: ['NA_FILA'],
    autoridades: todas,
    operacao: 'repetirDownload',
    recusa: 'Este arquivo já está pronto ou sendo preparado.',
  },
  expirar: { de: ['CONCLUIDO'], para: ['EXPIRADO'], ...doSistema },
} as const satisfies Record<EventoDownload, Step<SituacaoDownload>>;

export const situacoes = {
  NA_FILA: { final: false, acoes: ['cancelar'] },
  EM_PROCESSAMENTO: { final: false, acoes: ['cancelar'] },
  CONCLUIDO: { final: false, acoes: ['baixar'] },
  ERRO: { final: false, acoes: ['repetir'] },
  CANCELADO: { final: false, acoes: ['repetir'] },
  EXPIRADO: { final: false, acoes: ['repetir'] },
} as const satisfies Record<SituacaoDownload, { final: boolean; acoes: readonly AcaoDownload[] }>;
