// Generated from packages/contracts/openapi by `pnpm generate`. Do not edit.
import type { components } from '../bff.ts';

type Schemas = components['schemas'];

export const ROTULO_DE_SITUACAO_ENTREGA = {
  A_CONFIRMAR: "A confirmar",
  AGUARDANDO: "Aguardando",
  NA_JANELA: "Na hora",
  ATRASADA: "Atrasada",
  COMPLETA: "Completa",
  PARCIAL: "Parcial",
  NAO_ENTREGUE: "Não entregue",
} as const satisfies Record<Schemas['SituacaoEntrega'], string>;

export const ROTULO_DE_AVISO_RECEBIMENTO = {
  QUENTE_ABAIXO: "Quente abaixo do limite",
  FRIA_ACIMA: "Fria acima do limite",
  PESO_ABAIXO: "Peso abaixo do mínimo",
  EMBALAGEM: "Embalagem não conforme",
  CARDAPIO: "Cardápio não conforme",
  LACRES: "Lacres diferem do declarado",
  A_MAIS: "Veio a mais",
  LANCAMENTO_TARDIO: "Lançado depois",
  FOTO_DE_OUTRA_HORA: "Foto de outra hora",
} as const satisfies Record<Schemas['AvisoRecebimento'], string>;
