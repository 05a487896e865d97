import type { components } from '@alipen/contracts/generated/government-api';
import type { Step } from '../cycle/cycle.ts';

type Schemas = components['schemas'];
type SituacaoFechamento = Schemas['SituacaoFechamento'];
export type AcaoFechamento = Schemas['AcaoFechamento'];
export type Papel = Schemas['PapelAssinatura'];
type Autoridade = Schemas['Autoridade'];
/** The state of a version that exists; a day that was never closed has none. */
export type SituacaoDaVersao = Exclude<SituacaoFechamento, 'ABERTO'>;

/** The life cycle of a day's map (domain 4.5); null means no version yet: the day is open. */
export const passos = {
  fechar: {
    de: [null, 'REABERTO'],
    para: ['FECHADO'],
    autoridades: ['AL_GESTOR', 'SOLICITANTE'],
    operacao: 'fecharDia',
    recusa: 'Este dia já está fechado.',
  },
  // The last required signature makes it signed; the others may still come after.
  assinar: {
    de: ['FECHADO', 'ASSINADO'],
    para: ['FECHADO', 'ASSINADO'],
    autoridades: ['AL_GESTOR', 'SOLICITANTE', 'AL_FISCAL'],
    operacao: 'assinarDia',
    recusa: 'Só se assina o mapa de um dia fechado.',
  },
  reabrir: {
    de: ['FECHADO', 'ASSINADO'],
    para: ['REABERTO'],
    autoridades: ['AL_GESTOR'],
    operacao: 'reabrirDia',
    recusa: 'Só se reabre um dia que está fechado.',
  },
} as const satisfies Record<AcaoFechamento, Step<SituacaoDaVersao>>;

export const situacoes = {
  FECHADO: { final: false },
  ASSINADO: { final: false },
  REABERTO: { final: false },
} as const satisfies Record<SituacaoDaVersao, { final: boolean }>;

type Assinante = {
  readonly autoridades: readonly Autoridade[];
  /** The signer has no account: somebody with one records the acknowledgement. */
  readonly semConta: boolean;
};

export const papeis = {
  RESPONSAVEL_UNIDADE: { autoridades: ['SOLICITANTE', 'AL_GESTOR'], semConta: false },
  FISCAL: { autoridades: ['AL_FISCAL', 'AL_GESTOR'], semConta: false },
  PREPOSTO: { autoridades: ['AL_GESTOR', 'SOLICITANTE', 'AL_FISCAL'], semConta: true },
} as const satisfies Record<Papel, Assinante>;

export const todosOsPapeis = Object.keys(papeis) as Papel[];

export const exigidasPor = {
  UNIDADE: ['RESPONSAVEL_UNIDADE'],
  UNIDADE_E_FISCAL: ['RESPONSAVEL_UNIDADE', 'FISCAL'],
  TODAS: ['RESPONSAVEL_UNIDADE', 'FISCAL', 'PREPOSTO'],
} as const satisfies Record<string, readonly Papel[]>;
