import type { components } from '@alipen/contracts/generated/government-api';
import type { Step } from '../cycle/cycle.ts';

type Schemas = components['schemas'];
export type SituacaoFiscalizacao = Schemas['SituacaoFiscalizacao'];
export type EventoFiscalizacao = Schemas['EventoFiscalizacao'];
export type AcaoFiscalizacao = Schemas['AcaoFiscalizacao'];

export type Passo = Step<SituacaoFiscalizacao> & {
  /** Whoever ordered the delivery may not take this step (rule R32). */
  segrega: boolean;
  /** True: a correction must have been asked and not yet made; false: none may be waiting. */
  correcao?: boolean;
  /** The button by state; a step with none is only saved. `continuar` is `iniciar` once it has begun. */
  acoes: Partial<Record<SituacaoFiscalizacao, AcaoFiscalizacao>>;
};

const quemFiscaliza = ['AL_GESTOR', 'SOLICITANTE', 'AL_FISCAL'] as const;

/** The life cycle of an inspection (domain 4.5): a new action is a new row here. */
export const passos = {
  abrir: {
    de: [null],
    para: ['PENDENTE'],
    // Monitoring asks for an inspection; somebody at the gate makes it (domain 5.4).
    autoridades: [...quemFiscaliza, 'AL_MONITORAMENTO'],
    operacao: 'criarFiscalizacao',
    segrega: false,
    recusa: 'Esta fiscalização já foi aberta.',
    acoes: {},
  },
  designar: {
    de: ['PENDENTE'],
    para: ['PENDENTE'],
    autoridades: ['AL_GESTOR', 'SOLICITANTE'],
    operacao: 'designarFiscalizacao',
    segrega: false,
    recusa: 'Só se designa quem vai fazer uma fiscalização pendente.',
    acoes: { PENDENTE: 'designar' },
  },
  iniciar: {
    de: ['PENDENTE', 'EM_ANDAMENTO'],
    para: ['EM_ANDAMENTO'],
    autoridades: quemFiscaliza,
    operacao: 'iniciarFiscalizacao',
    segrega: true,
    recusa: 'Só se começa uma fiscalização pendente.',
    acoes: { PENDENTE: 'iniciar', EM_ANDAMENTO: 'continuar' },
  },
  guardarRascunho: {
    de: ['EM_ANDAMENTO'],
    para: ['EM_ANDAMENTO'],
    autoridades: quemFiscaliza,
    operacao: 'guardarRespostas',
    segrega: true,
    recusa: 'Só a fiscalização em andamento guarda respostas.',
    acoes: {},
  },
  // A phone that began offline concludes what the server still has as pending.
  concluir: {
    de: ['PENDENTE', 'EM_ANDAMENTO'],
    para: ['AGUARDANDO_FOTOS', 'REALIZADA', 'CIENTE_FORNECEDOR'],
    autoridades: quemFiscaliza,
    operacao: 'concluirFiscalizacao',
    segrega: true,
    recusa: 'Esta fiscalização já foi encerrada.',
    acoes: { EM_ANDAMENTO: 'concluir' },
  },
  receberFotos: {
    de: ['AGUARDANDO_FOTOS'],
    para: ['AGUARDANDO_FOTOS', 'REALIZADA', 'CIENTE_FORNECEDOR'],
    autoridades: [],
    operacao: null,
    segrega: false,
    recusa: 'Esta fiscalização não espera fotos.',
    acoes: {},
  },
  darCiencia: {
    de: ['REALIZADA'],
    para: ['REALIZADA', 'CIENTE_FORNECEDOR'],
    autoridades: quemFiscaliza,
    operacao: 'registrarCiencia',
    segrega: false,
    recusa: 'A ciência é de uma fiscalização realizada e ainda sem ciência.',
    acoes: { REALIZADA: 'darCiencia' },
  },
  retificar: {
    de: ['REALIZADA', 'CIENTE_FORNECEDOR'],
    para: ['AGUARDANDO_FOTOS', 'REALIZADA', 'CIENTE_FORNECEDOR'],
    autoridades: ['AL_GESTOR'],
    operacao: 'retificarFiscalizacao',
    segrega: false,
    recusa: 'Só se retifica uma fiscalização realizada, com todas as fotos.',
    acoes: { REALIZADA: 'retificar', CIENTE_FORNECEDOR: 'retificar' },
  },
  // The request goes in `correcao`; the state stays.
  pedirCorrecao: {
    de: ['REALIZADA', 'CIENTE_FORNECEDOR'],
    para: ['REALIZADA', 'CIENTE_FORNECEDOR'],
    autoridades: ['AL_GESTOR', 'AL_MONITORAMENTO'],
    operacao: 'pedirCorrecaoFiscalizacao',
    segrega: false,
    correcao: false,
    recusa: 'Só se pede correção de uma fiscalização realizada, com todas as fotos.',
    acoes: { REALIZADA: 'pedirCorrecao', CIENTE_FORNECEDOR: 'pedirCorrecao' },
  },
  anotarCorrecao: {
    de: ['REALIZADA', 'CIENTE_FORNECEDOR'],
    para: ['REALIZADA', 'CIENTE_FORNECEDOR'],
    autoridades: [...quemFiscaliza, 'AL_MONITORAMENTO'],
    operacao: 'anotarCorrecaoFiscalizacao',
    segrega: false,
    correcao: true,
    recusa: 'Só se anota a correção de uma fiscalização realizada.',
    acoes: { REALIZADA: 'anotarCorrecao', CIENTE_FORNECEDOR: 'anotarCorrecao' },
  },
  // What was signed stays readable, but does not count until the inspection is concluded again.
  reabrir: {
    // Allowed while photos are missing: if the phone is lost, they never arrive.
    de: ['AGUARDANDO_FOTOS', 'REALIZADA', 'CIENTE_FORNECEDOR', 'NAO_REALIZADA'],
    para: ['EM_ANDAMENTO', 'PENDENTE'],
    autoridades: ['AL_GESTOR'],
    operacao: 'reabrirFiscalizacao',
    segrega: false,
    recusa: 'Só se reabre a fiscalização concluída ou a não realizada.',
    acoes: {
      AGUARDANDO_FOTOS: 'reabrir',
      REALIZADA: 'reabrir',
      CIENTE_FORNECEDOR: 'reabrir',
      NAO_REALIZADA: 'reabrir',
    },
  },
  naoRealizar: {
    de: ['PENDENTE', 'EM_ANDAMENTO'],
    para: ['NAO_REALIZADA'],
    autoridades: quemFiscaliza,
    operacao: 'naoRealizarFiscalizacao',
    segrega: false,
    recusa: 'Só a fiscalização pendente ou em andamento pode não ter sido feita.',
    acoes: { PENDENTE: 'naoRealizar', EM_ANDAMENTO: 'naoRealizar' },
  },
  cancelar: {
    de: ['PENDENTE', 'EM_ANDAMENTO'],
    para: ['CANCELADA'],
    autoridades: ['AL_GESTOR'],
    operacao: 'cancelarFiscalizacao',
    segrega: false,
    recusa: 'Só se cancela a fiscalização pendente ou em andamento.',
    acoes: { PENDENTE: 'cancelar', EM_ANDAMENTO: 'cancelar' },
  },
  // When an order is cancelled, pending inspections go with it; one already begun at the gate stays.
  acompanharCancelamento: {
    de: ['PENDENTE'],
    para: ['CANCELADA'],
    autoridades: [],
    operacao: null,
    segrega: false,
    recusa: 'Esta fiscalização já começou.',
    acoes: {},
  },
} as const satisfies Record<EventoFiscalizacao, Passo>;

type Situacao = {
  final: boolean;
  aberta: boolean;
  /** The answers have arrived: faults and repetition count. */
  concluida: boolean;
  /** Every photo has arrived too: the points reduce what is paid (domain 6.4, item 4). */
  completa: boolean;
};

export const situacoes = {
  PENDENTE: { final: false, aberta: true, concluida: false, completa: false },
  EM_ANDAMENTO: { final: false, aberta: true, concluida: false, completa: false },
  AGUARDANDO_FOTOS: { final: false, aberta: false, concluida: true, completa: false },
  REALIZADA: { final: false, aberta: false, concluida: true, completa: true },
  CIENTE_FORNECEDOR: { final: false, aberta: false, concluida: true, completa: true },
  NAO_REALIZADA: { final: false, aberta: false, concluida: false, completa: false },
  CANCELADA: { final: true, aberta: false, concluida: false, completa: false },
} as const satisfies Record<SituacaoFiscalizacao, Situacao>;

export const todasAsSituacoes = Object.keys(situacoes) as SituacaoFiscalizacao[];
/** Concluded, even if photos are still missing. */
export const situacoesRealizadas: readonly SituacaoFiscalizacao[] = [
  'REALIZADA',
  'CIENTE_FORNECEDOR',
  'AGUARDANDO_FOTOS',
];
export const situacoesAbertas = todasAsSituacoes.filter(situacao => situacoes[situacao].aberta);
/** The states whose points make a discount: the same in the drawer, on the map and in the month's billing. */
export const situacoesCompletas = todasAsSituacoes.filter(situacao => situacoes[situacao].completa);
