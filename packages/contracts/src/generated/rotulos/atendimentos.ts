// Generated from packages/contracts/openapi by `pnpm generate`. Do not edit.
import type { components } from '../bff.ts';

type Schemas = components['schemas'];

export const ROTULO_DE_CASO_ATENDIMENTO = {
  SEM_PEDIDO: "Sem pedido até agora",
  DEVOLVIDO: "Devolvido",
  A_TRATAR: "A tratar",
  TRATADO: "Tratado",
} as const satisfies Record<Schemas['CasoAtendimento'], string>;

export const ROTULO_DE_RESULTADO_CONTATO = {
  ATENDEU: "Atendeu",
  NAO_ATENDEU: "Não atendeu",
  VAI_ENVIAR: "Vai enviar",
  ENVIADO_PELO_ATENDIMENTO: "Enviei pela unidade",
} as const satisfies Record<Schemas['ResultadoContato'], string>;

export const ROTULO_DE_CONTATO_ANOTADO = {
  ATENDEU: "Atendeu",
  NAO_ATENDEU: "Não atendeu",
  VAI_ENVIAR: "Vai enviar",
  ENVIADO_PELO_ATENDIMENTO: "Enviei pela unidade",
  AVISADO: "Avisada pelo sistema",
} as const satisfies Record<Schemas['ContatoAnotado'], string>;
