// Generated from packages/contracts/openapi by `pnpm generate`. Do not edit.
import type { components } from '../bff.ts';

type Schemas = components['schemas'];

export const ROTULO_DE_CONTEXTO_FOTO = {
  RECEBIMENTO: "Recebimento",
  PESAGEM: "Pesagem",
  TERMOMETRO: "Termômetro",
  MARMITA: "Marmita",
  VEICULO: "Veículo",
  NAO_CONFORMIDADE: "Não conformidade",
  ASSINATURA: "Assinatura",
  OCORRENCIA: "Ocorrência",
} as const satisfies Record<Schemas['ContextoFoto'], string>;

export const ROTULO_DE_SEMELHANCA_FOTO = {
  IGUAL: "A mesma foto",
  PARECIDA: "Quase a mesma foto",
} as const satisfies Record<Schemas['SemelhancaFoto'], string>;

export const ROTULO_DE_SITUACAO_FOTO_REPETIDA = {
  A_DECIDIR: "A decidir",
  REPETIDA: "É repetida",
  NAO_REPETIDA: "Não é repetida",
} as const satisfies Record<Schemas['SituacaoFotoRepetida'], string>;
