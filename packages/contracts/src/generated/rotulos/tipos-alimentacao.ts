// Generated from packages/contracts/openapi by `pnpm generate`. Do not edit.
import type { components } from '../bff.ts';

type Schemas = components['schemas'];

export const ROTULO_DE_ICONE_REFEICAO = {
  Coffee: "Xícara",
  Bread: "Pão",
  Egg: "Ovo",
  Cookie: "Biscoito",
  AppleLogo: "Maçã",
  OrangeSlice: "Laranja",
  BowlFood: "Prato cheio",
  ForkKnife: "Talheres",
  CookingPot: "Panela",
  BowlSteam: "Sopa",
  Carrot: "Cenoura",
  Fish: "Peixe",
  Hamburger: "Sanduíche",
  Backpack: "Kit de viagem",
  SunHorizon: "Nascer do sol",
  Moon: "Lua",
} as const satisfies Record<Schemas['IconeRefeicao'], string>;

export const ROTULO_DE_COR_REFEICAO = {
  ANIL: "Anil",
  VERDE: "Verde",
  AMBAR: "Âmbar",
  TERRA: "Terra",
  VINHO: "Vinho",
  ROXO: "Roxo",
  PETROLEO: "Petróleo",
  GRAFITE: "Grafite",
} as const satisfies Record<Schemas['CorRefeicao'], string>;

export const ROTULO_DE_SITUACAO_VIGENCIA = {
  PROGRAMADA: "Vai valer",
  EM_VIGOR: "Vale hoje",
  PASSADA: "Já valeu",
} as const satisfies Record<Schemas['SituacaoVigencia'], string>;
