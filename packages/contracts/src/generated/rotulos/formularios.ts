// Generated from packages/contracts/openapi by `pnpm generate`. Do not edit.
import type { components } from '../bff.ts';

type Schemas = components['schemas'];

export const ROTULO_DE_TIPO_ITEM = {
  CONFORMIDADE: "Conforme ou não",
  NUMERO: "Número",
  TEMPERATURA: "Temperatura",
  PESOS: "Pesagem",
  ESCALA: "Escala de 1 a 5",
  HORA: "Hora",
  FOTO: "Foto",
  TEXTO: "Texto",
  ASSINATURA: "Assinatura",
  AUTOMATICO: "Atraso da entrega",
  QUANTIDADES: "Quantidade por público",
} as const satisfies Record<Schemas['TipoItem'], string>;

export const ROTULO_DE_REGRA_FOTO = {
  NUNCA: "Não pede",
  SE_NAO_CONFORME: "Se não conforme",
  SEMPRE: "Sempre",
} as const satisfies Record<Schemas['RegraFoto'], string>;

export const ROTULO_DE_GRAVIDADE = {
  ADVERTENCIA: "Advertência",
  LEVE: "Leve",
  MODERADO: "Moderado",
  GRAVE: "Grave",
  GRAVISSIMO: "Gravíssimo",
} as const satisfies Record<Schemas['Gravidade'], string>;
