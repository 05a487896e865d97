import type { components } from '@alipen/contracts/generated/government-api';

type Mudanca = components['schemas']['Mudanca'];

/** A change to announce. `usuarioId` restricts it to one person and is not sent. */
export type Change = Mudanca & { readonly usuarioId?: number };

export type Announced = {
  readonly id: number;
  readonly usuarioId: number | null;
  readonly lotacaoId: number | null;
  readonly dados: Mudanca;
};
