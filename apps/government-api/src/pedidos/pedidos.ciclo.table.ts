import type { components } from '@alipen/contracts/generated/government-api';
import type { Step } from '../cycle/cycle.ts';
import type { Condicao } from './pedidos.condicoes.table.ts';

type Schemas = components['schemas'];
export type SituacaoPedido = Schemas['SituacaoPedido'];
export type EventoPedido = Schemas['EventoPedido'];
export type AcaoPedido = Schemas['AcaoPedido'];

export type Passo = Step<SituacaoPedido> & {
  aposODia: boolean;
  desdeODia?: boolean;
  condicao?: Condicao;
  /** A person takes it on the order itself; the other steps come with something done elsewhere. */
  noPedido: boolean;
};

/** The life cycle of an order (domain 4.5): a new action is a new row here. */
export const passos = {
  criar: {
    de: [null],
    para: ['RASCUNHO'],
    autoridades: ['AL_GESTOR', 'SOLICITANTE', 'AL_ATENDIMENTO'],
    operacao: 'criarPedido',
    aposODia: false,
    recusa: 'Este pedido já foi aberto.',
    noPedido: false,
  },
  editar: {
    de: ['RASCUNHO', 'DEVOLVIDO'],
    para: ['RASCUNHO', 'DEVOLVIDO'],
    autoridades: ['AL_GESTOR', 'SOLICITANTE', 'AL_ATENDIMENTO'],
    operacao: 'editarPedido',
    aposODia: false,
    recusa: 'Este pedido já foi enviado: as quantidades não podem mais ser editadas.',
    noPedido: true,
  },
  enviar: {
    de: ['RASCUNHO', 'DEVOLVIDO'],
    para: ['ENVIADO'],
    autoridades: ['AL_GESTOR', 'SOLICITANTE', 'AL_ATENDIMENTO'],
    operacao: 'enviarPedido',
    aposODia: false,
    recusa: 'Este pedido já foi enviado.',
    noPedido: true,
  },
  // Asked for where the parameter of the day says so; the order stays as it is, and may then be confirmed (ADR 129).
  autorizar: {
    de: ['ENVIADO'],
    para: ['ENVIADO'],
    autoridades: ['AL_GESTOR', 'SOLICITANTE'],
    operacao: 'autorizarPedido',
    aposODia: false,
    condicao: 'porAutorizar',
    recusa: 'Só se autoriza o pedido enviado e ainda não confirmado.',
    noPedido: true,
  },
  devolver: {
    de: ['ENVIADO'],
    para: ['DEVOLVIDO'],
    autoridades: ['AL_GESTOR', 'AL_ATENDIMENTO'],
    operacao: 'devolverPedido',
    aposODia: false,
    recusa: 'Só o pedido enviado e ainda não confirmado pode ser devolvido.',
    noPedido: true,
  },
  confirmar: {
    de: ['ENVIADO'],
    para: ['CONFIRMADO'],
    autoridades: ['AL_GESTOR', 'AL_ATENDIMENTO'],
    operacao: 'confirmarPedido',
    aposODia: false,
    condicao: 'autorizado',
    recusa: 'Só o pedido enviado pode ser confirmado.',
    noPedido: true,
  },
  recusar: {
    de: ['ENVIADO'],
    para: ['RECUSADO'],
    autoridades: ['AL_GESTOR', 'AL_ATENDIMENTO'],
    operacao: 'recusarPedido',
    aposODia: false,
    recusa: 'Só o pedido enviado e ainda não confirmado pode ser recusado.',
    noPedido: true,
  },
  cancelar: {
    de: ['ENVIADO', 'CONFIRMADO', 'DEVOLVIDO'],
    para: ['CANCELADO'],
    autoridades: ['AL_GESTOR', 'SOLICITANTE'],
    operacao: 'cancelarPedido',
    aposODia: false,
    condicao: 'noPrazoDeCancelar',
    recusa: 'Só se cancela o pedido que foi enviado e ainda não foi entregue.',
    noPedido: true,
  },
  ajustar: {
    de: ['ENVIADO', 'CONFIRMADO'],
    para: ['ENVIADO', 'CONFIRMADO'],
    autoridades: ['AL_GESTOR', 'SOLICITANTE'],
    operacao: 'ajustarPedido',
    aposODia: false,
    condicao: 'comRefeicaoAjustavel',
    recusa: 'Só se ajusta o pedido que foi enviado e ainda não foi entregue.',
    noPedido: true,
  },
  aceitarAjuste: {
    de: ['ENVIADO', 'CONFIRMADO'],
    para: ['ENVIADO', 'CONFIRMADO'],
    autoridades: ['AL_GESTOR', 'AL_ATENDIMENTO'],
    operacao: 'aceitarAjuste',
    aposODia: false,
    condicao: 'comAjustePendente',
    recusa: 'Este pedido não recebe mais ajustes.',
    noPedido: true,
  },
  recusarAjuste: {
    de: ['ENVIADO', 'CONFIRMADO'],
    para: ['ENVIADO', 'CONFIRMADO'],
    autoridades: ['AL_GESTOR', 'AL_ATENDIMENTO'],
    operacao: 'recusarAjuste',
    aposODia: false,
    condicao: 'comAjustePendente',
    recusa: 'Este pedido não recebe mais ajustes.',
    noPedido: true,
  },
  excluir: {
    de: ['RASCUNHO'],
    para: ['RASCUNHO'],
    autoridades: ['AL_GESTOR', 'SOLICITANTE'],
    operacao: 'excluirPedido',
    aposODia: true,
    condicao: 'doAutor',
    recusa: 'Só o rascunho que nunca foi enviado pode ser excluído.',
    noPedido: true,
  },
  // Taken by the receiving slice one meal at a time: CONFIRMADO while some are pending, then the worst of them.
  receber: {
    de: ['CONFIRMADO', 'ENTREGUE_PARCIAL', 'NAO_ENTREGUE'],
    para: ['CONFIRMADO', 'ENTREGUE', 'ENTREGUE_PARCIAL', 'NAO_ENTREGUE'],
    autoridades: ['AL_GESTOR', 'SOLICITANTE', 'AL_FISCAL'],
    operacao: 'registrarRecebimento',
    aposODia: true,
    desdeODia: true,
    recusa: 'Só o pedido confirmado recebe o registro da entrega.',
    noPedido: true,
  },
  // Corrects one record of what arrived; its button is on the record.
  corrigirRecebimento: {
    de: ['CONFIRMADO', 'ENTREGUE', 'ENTREGUE_PARCIAL', 'NAO_ENTREGUE'],
    para: ['CONFIRMADO', 'ENTREGUE', 'ENTREGUE_PARCIAL', 'NAO_ENTREGUE'],
    autoridades: ['AL_GESTOR', 'SOLICITANTE', 'AL_FISCAL'],
    operacao: 'corrigirRecebimento',
    aposODia: true,
    recusa: 'O pedido foi encerrado ou ainda não foi entregue: não há o que corrigir.',
    noPedido: false,
  },
  // The record was of another meal, so this one waits again. Its button is on the record too.
  anularRecebimento: {
    de: ['CONFIRMADO', 'ENTREGUE', 'ENTREGUE_PARCIAL', 'NAO_ENTREGUE'],
    para: ['CONFIRMADO', 'ENTREGUE_PARCIAL', 'NAO_ENTREGUE'],
    autoridades: ['AL_GESTOR', 'SOLICITANTE', 'AL_FISCAL'],
    operacao: 'anularRecebimento',
    aposODia: true,
    recusa: 'O pedido foi encerrado ou ainda não foi entregue: não há o que anular.',
    noPedido: false,
  },
  encerrar: {
    de: ['ENTREGUE', 'ENTREGUE_PARCIAL', 'NAO_ENTREGUE'],
    para: ['ENCERRADO'],
    autoridades: ['AL_GESTOR'],
    operacao: 'encerrarPedido',
    aposODia: true,
    recusa: 'Só se encerra o pedido com a entrega registrada.',
    noPedido: true,
  },
  // Taken only with the reopening of the day's map, so that what was recorded can be corrected.
  reabrir: {
    de: ['ENCERRADO'],
    para: ['ENTREGUE', 'ENTREGUE_PARCIAL', 'NAO_ENTREGUE'],
    autoridades: ['AL_GESTOR'],
    operacao: 'reabrirDia',
    aposODia: true,
    recusa: 'Só volta atrás o pedido encerrado.',
    noPedido: false,
  },
  expirar: {
    de: ['RASCUNHO', 'ENVIADO', 'DEVOLVIDO'],
    para: ['EXPIRADO'],
    autoridades: [],
    operacao: null,
    aposODia: true,
    recusa: 'Este pedido foi tratado a tempo.',
    noPedido: false,
  },
  transferir: {
    de: ['ENVIADO', 'CONFIRMADO'],
    para: ['ENVIADO', 'CONFIRMADO'],
    autoridades: ['AL_GESTOR'],
    operacao: 'transferirLotacoes',
    aposODia: false,
    recusa: 'Só o pedido enviado muda de fornecedor.',
    noPedido: false,
  },
} as const satisfies Record<EventoPedido, Passo>;

type Situacao = {
  final: boolean;
  /** Its quantities are real demand: in the day's map, the day's totals and the contract's balance. */
  contaNoMapa: boolean;
  /** Holds the unit's place for its day and kind. The migration's partial index must say the same. */
  vivo: boolean;
};

export const situacoes = {
  RASCUNHO: { final: false, contaNoMapa: false, vivo: true },
  ENVIADO: { final: false, contaNoMapa: true, vivo: true },
  DEVOLVIDO: { final: false, contaNoMapa: false, vivo: true },
  CONFIRMADO: { final: false, contaNoMapa: true, vivo: true },
  RECUSADO: { final: true, contaNoMapa: false, vivo: false },
  CANCELADO: { final: true, contaNoMapa: false, vivo: false },
  ENTREGUE: { final: false, contaNoMapa: true, vivo: true },
  ENTREGUE_PARCIAL: { final: false, contaNoMapa: true, vivo: true },
  NAO_ENTREGUE: { final: false, contaNoMapa: true, vivo: true },
  // Left only when the map of its day is reopened.
  ENCERRADO: { final: false, contaNoMapa: true, vivo: true },
  EXPIRADO: { final: true, contaNoMapa: false, vivo: false },
} as const satisfies Record<SituacaoPedido, Situacao>;

const todas = Object.keys(situacoes) as SituacaoPedido[];
export const situacoesNoMapa = todas.filter(situacao => situacoes[situacao].contaNoMapa);
export const situacoesSemLugar = todas.filter(situacao => !situacoes[situacao].vivo);
