import type { components } from '@alipen/contracts/generated/government-api';
import type { Step } from '../cycle/cycle.ts';

type Schemas = components['schemas'];
export type SituacaoOcorrencia = Schemas['SituacaoOcorrencia'];
export type EventoOcorrencia = Schemas['EventoOcorrencia'];
export type AcaoOcorrencia = Schemas['AcaoOcorrencia'];

export type Passo = Step<SituacaoOcorrencia> & {
  /** Why the step is refused without an order; undefined: the step needs none. */
  semPedido?: string;
  naOcorrencia: boolean;
};

/** The life cycle of an occurrence (domain 4.5): a new action is a new row here. */
export const passos = {
  abrir: {
    de: [null],
    para: ['ABERTA'],
    autoridades: ['AL_GESTOR', 'SOLICITANTE', 'AL_ATENDIMENTO', 'AL_MONITORAMENTO', 'AL_FISCAL'],
    operacao: 'abrirOcorrencia',
    recusa: 'Esta ocorrência já foi aberta.',
    naOcorrencia: false,
  },
  // Repeated where the mail was lost or nobody answered: the new link replaces the former one.
  notificar: {
    de: ['ABERTA', 'NOTIFICADA', 'SEM_RESPOSTA'],
    para: ['NOTIFICADA'],
    autoridades: ['AL_GESTOR'],
    operacao: 'notificarOcorrencia',
    recusa: 'O fornecedor já respondeu.',
    naOcorrencia: true,
  },
  responder: {
    de: ['NOTIFICADA'],
    para: ['RESPONDIDA'],
    autoridades: ['PUBLICO'],
    operacao: 'responderOcorrenciaPeloCodigo',
    recusa: 'Este endereço não vale mais.',
    naOcorrencia: false,
  },
  vencer: {
    de: ['NOTIFICADA'],
    para: ['SEM_RESPOSTA'],
    autoridades: [],
    operacao: null,
    acao: 'vencerOcorrencias',
    recusa: 'O fornecedor respondeu a tempo.',
    naOcorrencia: false,
  },
  decidir: {
    de: ['RESPONDIDA', 'SEM_RESPOSTA'],
    para: ['ACEITA_JUSTIFICATIVA', 'PROCEDENTE'],
    autoridades: ['AL_GESTOR'],
    operacao: 'decidirOcorrencia',
    recusa: 'Só se decide depois da resposta do fornecedor ou do fim do prazo.',
    naOcorrencia: true,
  },
  glosar: {
    de: ['PROCEDENTE'],
    para: ['GLOSADA'],
    autoridades: ['AL_GESTOR'],
    operacao: 'glosarOcorrencia',
    recusa: 'Só a ocorrência procedente e ainda não tratada pode ser glosada.',
    semPedido: 'Esta entrega não tem pedido: não há refeição a pagar por ela, e por isso não há o que glosar.',
    naOcorrencia: true,
  },
  sanear: {
    de: ['PROCEDENTE', 'GLOSADA'],
    para: ['SANEADA'],
    autoridades: ['AL_GESTOR'],
    operacao: 'sanearOcorrencia',
    recusa: 'Só se anota a correção de uma ocorrência procedente.',
    naOcorrencia: true,
  },
  // Also ends an occurrence opened by mistake, with the reason.
  encerrar: {
    de: ['ABERTA', 'ACEITA_JUSTIFICATIVA', 'GLOSADA', 'SANEADA'],
    para: ['ENCERRADA'],
    autoridades: ['AL_GESTOR'],
    operacao: 'encerrarOcorrencia',
    recusa: 'Só se encerra a ocorrência decidida, ou a que foi aberta por engano e não foi notificada.',
    naOcorrencia: true,
  },
} as const satisfies Record<EventoOcorrencia, Passo>;

export const situacoes = {
  ABERTA: { final: false },
  NOTIFICADA: { final: false },
  RESPONDIDA: { final: false },
  SEM_RESPOSTA: { final: false },
  ACEITA_JUSTIFICATIVA: { final: false },
  PROCEDENTE: { final: false },
  GLOSADA: { final: false },
  SANEADA: { final: false },
  ENCERRADA: { final: true },
} as const satisfies Record<SituacaoOcorrencia, { final: boolean }>;
