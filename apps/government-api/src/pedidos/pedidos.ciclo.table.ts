import type { components } from '@alipen/contracts/generated/government-api';
import type { OperationId } from '@alipen/contracts/generated/operations';

type Schemas = components['schemas'];
export type SituacaoPedido = Schemas['SituacaoPedido'];
export type EventoPedido = Schemas['EventoPedido'];
export type AcaoPedido = Schemas['AcaoPedido'];
export type Autoridade = Schemas['Autoridade'];

export type Passo = {
  /** States the action starts from; null is "no order yet". */
  de: readonly (SituacaoPedido | null)[];
  /** States it may lead to; where there are several the use case chooses one. */
  para: readonly SituacaoPedido[];
  autoridades: readonly Autoridade[];
  operacao: OperationId;
  /** Whether it still makes sense once the day of the meals has passed. */
  aposODia: boolean;
  /** What a person reads when the order is in another state. */
  recusa: string;
  /** Whether a person takes it on the order itself; the others come with something done elsewhere. */
  noPedido: boolean;
};

/**
 * The life cycle of an order. The same row drives the check, the guarded update, the history and `acoes`:
 * a new action is a new row here.
 */
export const ciclo = {
  criar: {
    de: [null],
    para: ['RASCUNHO'],
    autoridades: ['AL_GESTOR', 'SOLICITANTE'],
    operacao: 'criarPedido',
    aposODia: false,
    recusa: 'Este pedido já foi aberto.',
    noPedido: false,
  },
  editar: {
    de: ['RASCUNHO'],
    para: ['RASCUNHO'],
    autoridades: ['AL_GESTOR', 'SOLICITANTE'],
    operacao: 'editarPedido',
    aposODia: false,
    recusa: 'Este pedido já foi enviado: as quantidades não podem mais ser editadas.',
    noPedido: true,
  },
  enviar: {
    de: ['RASCUNHO'],
    para: ['ENVIADO'],
    autoridades: ['AL_GESTOR', 'SOLICITANTE'],
    operacao: 'enviarPedido',
    aposODia: false,
    recusa: 'Este pedido já foi enviado.',
    noPedido: true,
  },
  transferir: {
    de: ['ENVIADO'],
    para: ['ENVIADO'],
    autoridades: ['AL_GESTOR'],
    operacao: 'transferirLotacoes',
    aposODia: false,
    recusa: 'Só o pedido enviado muda de fornecedor.',
    noPedido: false,
  },
} as const satisfies Record<EventoPedido, Passo>;

/** Every state: whether it ends the cycle, and whether its quantities count in the day's map. */
export const situacoes = {
  RASCUNHO: { final: false, contaNoMapa: false },
  ENVIADO: { final: true, contaNoMapa: true },
} as const satisfies Record<SituacaoPedido, { final: boolean; contaNoMapa: boolean }>;

/** The states whose quantities are real demand. */
export const situacoesNoMapa = (Object.keys(situacoes) as SituacaoPedido[]).filter(s => situacoes[s].contaNoMapa);
