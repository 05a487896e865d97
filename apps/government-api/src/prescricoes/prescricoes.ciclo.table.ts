import type { components } from '@alipen/contracts/generated/government-api';
import type { Step } from '../cycle/cycle.ts';

export type SituacaoPrescricao = components['schemas']['SituacaoPrescricao'];
export type EventoPrescricao = 'pedir' | 'autorizar' | 'recusar' | 'encerrar' | 'renovar' | 'transferir' | 'receber';

/** `outraPessoa`: not who asked for it. */
export type Passo = Step<SituacaoPrescricao> & { readonly outraPessoa?: true };

/** The life cycle of a diet prescribed to a person (ADR 128). */
export const passos = {
  pedir: {
    de: [null],
    para: ['PEDIDA'],
    autoridades: ['AL_GESTOR', 'SOLICITANTE'],
    operacao: 'pedirPrescricao',
    recusa: '',
  },
  autorizar: {
    de: ['PEDIDA'],
    para: ['AUTORIZADA'],
    autoridades: ['AL_GESTOR'],
    operacao: 'autorizarPrescricao',
    recusa: 'Esta dieta não espera mais a autorização.',
    outraPessoa: true,
  },
  recusar: {
    de: ['PEDIDA'],
    para: ['RECUSADA'],
    autoridades: ['AL_GESTOR'],
    operacao: 'recusarPrescricao',
    recusa: 'Só se recusa uma dieta que ainda espera a autorização.',
  },
  encerrar: {
    de: ['PEDIDA', 'AUTORIZADA'],
    para: ['ENCERRADA'],
    autoridades: ['AL_GESTOR', 'SOLICITANTE'],
    operacao: 'encerrarPrescricao',
    recusa: 'Esta dieta já foi encerrada ou recusada.',
  },
  // It stays as it is: the renewal is another one, that waits for its own authorisation.
  renovar: {
    de: ['AUTORIZADA'],
    para: ['AUTORIZADA'],
    autoridades: ['AL_GESTOR', 'SOLICITANTE'],
    operacao: 'renovarPrescricao',
    recusa: 'Só se renova uma dieta autorizada que não foi encerrada.',
  },
  transferir: {
    de: ['AUTORIZADA'],
    para: ['ENCERRADA'],
    autoridades: ['AL_GESTOR'],
    operacao: 'transferirPrescricao',
    recusa: 'Só se transfere uma dieta autorizada que não foi encerrada.',
  },
  // The other half of a transfer, in the unit where the person now is.
  receber: { de: [null], para: ['AUTORIZADA'], autoridades: [], operacao: null, recusa: '', acao: 'receberPrescricao' },
} as const satisfies Record<EventoPrescricao, Passo>;

export const situacoes = {
  PEDIDA: { final: false },
  AUTORIZADA: { final: false },
  RECUSADA: { final: true },
  ENCERRADA: { final: true },
} as const satisfies Record<SituacaoPrescricao, { final: boolean }>;
