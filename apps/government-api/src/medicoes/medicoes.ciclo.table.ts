import type { components } from '@alipen/contracts/generated/government-api';
import type { Step } from '../cycle/cycle.ts';

type Schemas = components['schemas'];
export type SituacaoMedicao = Schemas['SituacaoMedicao'];
export type EventoMedicao = Schemas['EventoMedicao'];
export type AcaoMedicao = Schemas['AcaoMedicao'];

/** It happens with the maps, by no operation of this slice; the audit uses the name of what was done to them. */
const doMapa = { autoridades: [], operacao: null, recusa: '' } as const;

/** The life cycle of a month's billing (domain 4.5). */
export const passos = {
  abrir: {
    de: [null],
    para: ['ABERTA'],
    autoridades: ['AL_GESTOR'],
    operacao: 'abrirMedicao',
    recusa: 'Já existe a medição deste contrato neste mês.',
  },
  enviar: {
    de: ['ABERTA'],
    para: ['ENVIADA'],
    autoridades: ['AL_GESTOR'],
    operacao: 'enviarMedicao',
    recusa: 'Esta medição já foi enviada para conferência.',
  },
  decidir: {
    de: ['ABERTA', 'ENVIADA', 'CORRECAO_SOLICITADA', 'CORRIGIDA'],
    para: ['ABERTA', 'ENVIADA', 'CORRECAO_SOLICITADA', 'CORRIGIDA'],
    autoridades: ['AL_GESTOR'],
    operacao: 'decidirDesconto',
    recusa: 'Depois de aprovada, a medição não muda de desconto: peça uma correção.',
  },
  pedirCorrecao: {
    de: ['ENVIADA', 'CORRECAO_SOLICITADA', 'CORRIGIDA', 'APROVADA'],
    para: ['CORRECAO_SOLICITADA'],
    autoridades: ['AL_GESTOR', 'AL_FISCAL'],
    operacao: 'pedirCorrecao',
    recusa: 'Só se pede correção de uma medição em conferência. Depois do atesto, reabra o mapa do dia.',
  },
  // The last answer still waited for ends the state.
  responder: {
    de: ['CORRECAO_SOLICITADA'],
    para: ['CORRECAO_SOLICITADA', 'CORRIGIDA'],
    autoridades: ['AL_GESTOR', 'SOLICITANTE'],
    operacao: 'responderCorrecao',
    recusa: 'Esta medição não espera correção.',
  },
  corrigir: {
    de: ['CORRECAO_SOLICITADA'],
    para: ['CORRECAO_SOLICITADA', 'CORRIGIDA'],
    acao: 'fecharDia',
    ...doMapa,
  },
  // What was attested is never changed silently: the billing waits for the map again.
  reabrirMapa: {
    de: ['ENVIADA', 'CORRECAO_SOLICITADA', 'CORRIGIDA', 'APROVADA', 'ATESTADA'],
    para: ['CORRECAO_SOLICITADA'],
    acao: 'reabrirDia',
    ...doMapa,
  },
  aprovar: {
    de: ['ENVIADA', 'CORRIGIDA'],
    para: ['APROVADA'],
    autoridades: ['AL_GESTOR'],
    operacao: 'aprovarMedicao',
    recusa: 'Só se aprova uma medição conferida e sem correção pendente.',
  },
  atestar: {
    de: ['APROVADA'],
    para: ['ATESTADA'],
    autoridades: ['AL_GESTOR', 'AL_FISCAL'],
    operacao: 'atestarMedicao',
    recusa: 'Só se atesta uma medição aprovada.',
  },
} as const satisfies Record<EventoMedicao, Step<SituacaoMedicao>>;

export const situacoes = {
  ABERTA: { final: false },
  ENVIADA: { final: false },
  CORRECAO_SOLICITADA: { final: false },
  CORRIGIDA: { final: false },
  APROVADA: { final: false },
  ATESTADA: { final: false },
} as const satisfies Record<SituacaoMedicao, { final: boolean }>;

export const impedidas = {
  DIA_SEM_FECHAMENTO: ['enviar', 'aprovar', 'atestar'],
  MAPA_MUDOU: ['enviar', 'aprovar', 'atestar'],
  MAPA_SEM_CONTRATO: ['enviar', 'aprovar', 'atestar'],
  CORRECAO_PENDENTE: ['aprovar', 'atestar'],
  DESCONTO_A_DECIDIR: ['aprovar', 'atestar'],
} as const satisfies Record<Schemas['TipoPendenciaMedicao'], readonly AcaoMedicao[]>;
