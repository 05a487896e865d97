// Generated from packages/contracts/openapi by `pnpm generate`. Do not edit.
import type { components } from '../bff.ts';

type Schemas = components['schemas'];

export const ROTULO_DE_CONTEXTO_MOTIVO = {
  JUSTIFICATIVA_ACIMA: "Quantidade acima do efetivo",
  EMERGENCIA: "Pedido fora do prazo",
  AJUSTE: "Ajuste de quantidade",
  DEVOLUCAO: "Devolução para revisão",
  RECUSA: "Recusa do pedido",
  CANCELAMENTO: "Cancelamento",
  NAO_ENTREGA: "Refeição não entregue",
  RECUSA_ENTREGA: "Recusa na entrega",
  REABERTURA: "Reabertura do mapa",
} as const satisfies Record<Schemas['ContextoMotivo'], string>;
