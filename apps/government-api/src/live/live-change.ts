import type { components } from '@alipen/contracts/generated/government-api';

export type Mudanca = components['schemas']['Mudanca'];

/** A change to tell; `usuarioId` makes it one person's own and is not part of what is told. */
export type Change = Mudanca & { readonly usuarioId?: number };

/** A change as it travels between processes. */
export type Announced = {
  readonly id: number;
  readonly usuarioId: number | null;
  readonly lotacaoId: number | null;
  readonly dados: Mudanca;
};
