// Generated from packages/contracts/openapi by `pnpm generate`. Do not edit.
import type { components } from '../bff.ts';

type Schemas = components['schemas'];

export const ROTULO_DE_PAPEL_NO_CONTRATO = {
  GESTOR: "Gestor do contrato",
  FISCAL_TECNICO: "Fiscal técnico",
  FISCAL_ADMINISTRATIVO: "Fiscal administrativo",
  FISCAL_SETORIAL: "Fiscal setorial",
  COMISSAO: "Comissão de recebimento",
} as const satisfies Record<Schemas['PapelNoContrato'], string>;

export const ROTULO_DE_QUALIDADE_DA_DESIGNACAO = {
  TITULAR: "Titular",
  SUBSTITUTO: "Substituto",
} as const satisfies Record<Schemas['QualidadeDaDesignacao'], string>;

export const ROTULO_DE_EXERCICIO_DA_DESIGNACAO = {
  EM_EXERCICIO: "Em exercício",
  AFASTADO: "Afastado",
  DE_RESERVA: "Só na falta do titular",
  FUTURA: "Ainda não começou",
  ENCERRADA: "Encerrada",
} as const satisfies Record<Schemas['ExercicioDaDesignacao'], string>;
