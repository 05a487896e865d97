// Generated from packages/contracts/openapi by `pnpm generate`. Do not edit.
import type { components } from '../bff.ts';

type Schemas = components['schemas'];

export const ROTULO_DE_SITUACAO_DA_CHAVE = {
  A_CONFIRMAR: "Falta confirmar",
  CONFIRMADA: "Confirmada",
  REVOGADA: "Revogada",
} as const satisfies Record<Schemas['SituacaoDaChave'], string>;

export const ROTULO_DE_MOTIVO_DA_REVOGACAO = {
  PERDA: "O aparelho foi perdido ou furtado",
  TROCA: "A pessoa trocou de aparelho",
  SUSPEITA: "Suspeita de uso por outra pessoa",
  NAO_CONFERE: "Não é a chave de quem a cadastrou",
} as const satisfies Record<Schemas['MotivoDaRevogacao'], string>;
