import type { Classe } from '@alipen/contracts/generated/operations';

export type Importance = Classe | 'sessao' | 'saude';

type Row = {
  /** The call is shed when the pressure reaches this; 1 is what the server is made for. */
  readonly shedAt: number;
  /** How many calls of the caller's limit it counts as: the photos of one inspection are not sixty acts of a person. */
  readonly cost: number;
};

/** Order of shedding when the server is overloaded: photos, reports, lists, writes, sessions; health never (security.md C6). */
export const importances = {
  foto: { shedAt: 1, cost: 0.25 },
  // The phone keeps what was not taken, and sends it again.
  envio: { shedAt: 1.25, cost: 1 },
  arquivo: { shedAt: 1.25, cost: 1 },
  eventos: { shedAt: 1.5, cost: 1 },
  leitura: { shedAt: 1.5, cost: 1 },
  escrita: { shedAt: 2, cost: 1 },
  login: { shedAt: 3, cost: 1 },
  sessao: { shedAt: 3, cost: 1 },
  saude: { shedAt: Number.POSITIVE_INFINITY, cost: 0 },
} as const satisfies Record<Importance, Row>;
