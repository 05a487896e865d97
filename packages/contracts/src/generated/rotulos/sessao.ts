// Generated from packages/contracts/openapi by `pnpm generate`. Do not edit.
import type { components } from '../bff.ts';

type Schemas = components['schemas'];

export const ROTULO_DE_PAPEL = {
  GESTOR: "Gestor",
  SOLICITANTE: "Solicitante",
  ATENDIMENTO: "Atendimento",
  MONITORAMENTO: "Monitoramento",
  FISCALIZACAO: "Fiscalização",
  CONTROLE: "Controle externo",
} as const satisfies Record<Schemas['Papel'], string>;
