// Generated from packages/contracts/openapi by `pnpm generate`. Do not edit.
import type { components } from '../bff.ts';

type Schemas = components['schemas'];

export const ROTULO_DE_PASSO_DA_INSTALACAO = {
  ORGAO: "Órgão e brasão",
  UNIDADES: "Unidades",
  REFEICOES: "Refeições e públicos",
  CONTRATO: "Fornecedor e contrato",
  PESSOAS: "Pessoas",
  PROGRAMACAO: "Programação",
  PEDIDO: "Primeiro pedido",
} as const satisfies Record<Schemas['PassoDaInstalacao'], string>;
