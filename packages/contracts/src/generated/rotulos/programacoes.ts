// Generated from packages/contracts/openapi by `pnpm generate`. Do not edit.
import type { components } from '../bff.ts';

type Schemas = components['schemas'];

export const ROTULO_DE_REGRA_FERIADO = {
  COMO_DOMINGO: "como domingo",
  COMO_SABADO: "como sábado",
  COMO_O_DIA: "como o próprio dia",
} as const satisfies Record<Schemas['RegraFeriado'], string>;

export const ROTULO_DE_SITUACAO_PROGRAMACAO = {
  VIGENTE: "Vigente",
  FUTURA: "Futura",
  ENCERRADA: "Encerrada",
} as const satisfies Record<Schemas['SituacaoProgramacao'], string>;

export const ROTULO_DE_MOTIVO_EXCECAO = {
  DIA_DE_VISITA: "Dia de visita",
  EVENTO: "Evento",
  FERIADO: "Feriado",
  OUTRO: "Outro",
} as const satisfies Record<Schemas['MotivoExcecao'], string>;

export const ROTULO_DE_ORIGEM_DO_DIA = {
  EXCECAO: "Exceção",
  FERIADO: "Feriado",
  DIA_DA_SEMANA: "Dia da semana",
  SEM_PROGRAMACAO: "Sem programação",
} as const satisfies Record<Schemas['OrigemDoDia'], string>;

export const ROTULO_DE_AMBITO_FERIADO = {
  NACIONAL: "Nacional",
  ESTADUAL: "Estadual",
  MUNICIPAL: "Municipal",
  LOTACAO: "Uma lotação",
} as const satisfies Record<Schemas['AmbitoFeriado'], string>;

export const ROTULO_DE_ESTADO_PROGRAMACAO = {
  SEM_PROGRAMACAO: "Sem programação",
  COM_PROGRAMACAO: "Com programação",
  TERMINA_EM_BREVE: "Termina em até 7 dias",
  DIFERE_DO_EFETIVO: "Difere do efetivo (mais de 5 %)",
} as const satisfies Record<Schemas['EstadoProgramacao'], string>;

export const ROTULO_DE_MODO_APLICACAO = {
  PERCENTUAL: "Aplicar um percentual",
  COPIAR: "Copiar a semana de uma unidade",
  DO_EFETIVO: "Refazer do efetivo de cada uma",
} as const satisfies Record<Schemas['ModoAplicacao'], string>;
