// Generated from packages/contracts/openapi by `pnpm generate`. Do not edit.
import type { components } from '../bff.ts';

type Schemas = components['schemas'];

export const ROTULO_DE_SITUACAO_PAGAMENTO = {
  A_LIQUIDAR: "A liquidar",
  LIQUIDADO: "A pagar",
  PAGO: "Pago",
  CANCELADO: "Cancelado",
} as const satisfies Record<Schemas['SituacaoPagamento'], string>;

export const ROTULO_DE_HIPOTESE_DE_EXCECAO = {
  EMERGENCIA: "Grave perturbação da ordem, emergência ou calamidade pública (I)",
  PEQUENA_EMPRESA: "Micro ou pequena empresa, agricultor familiar ou cooperativa, com risco de parar (II)",
  SISTEMA_ESTRUTURANTE: "Serviço necessário a sistema estruturante, com risco de parar (III)",
  FALENCIA: "Falência, recuperação judicial ou dissolução da contratada (IV)",
  ATIVIDADE_FINALISTICA: "Atividade finalística do órgão, com risco de parar serviço relevante (V)",
} as const satisfies Record<Schemas['HipoteseDeExcecao'], string>;
