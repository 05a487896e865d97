// Generated from packages/contracts/openapi by `pnpm generate`. Do not edit.
import type { components } from '../bff.ts';

type Schemas = components['schemas'];

export const ROTULO_DE_RESULTADO_REPETICAO = {
  CRIADO: "rascunho feito",
  JA_EXISTE: "já havia pedido, ficou como estava",
  FORA_DO_HORIZONTE: "longe demais para pedir agora",
  DATA_PASSADA: "o dia já passou",
  RECUSADO: "não foi possível",
} as const satisfies Record<Schemas['ResultadoRepeticao'], string>;
