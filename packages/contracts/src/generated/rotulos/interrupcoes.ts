// Generated from packages/contracts/openapi by `pnpm generate`. Do not edit.
import type { components } from '../bff.ts';

type Schemas = components['schemas'];

export const ROTULO_DE_FASE_DA_INTERRUPCAO = {
  FUTURA: "Ainda não começou",
  EM_CURSO: "Em curso",
  PASSADA: "Terminada",
  SEM_EFEITO: "Encerrada antes de começar",
} as const satisfies Record<Schemas['FaseDaInterrupcao'], string>;

export const ROTULO_DE_DESTINO_DO_PEDIDO = {
  CANCELADO: "Cancelado",
  REDUZIDO: "Sem as refeições do contrato",
  FORA_DO_LIMITE: "Fica, o limite passou",
  MANTIDO: "Fica",
} as const satisfies Record<Schemas['DestinoDoPedido'], string>;
