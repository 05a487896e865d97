import type { Classe } from '@alipen/contracts/generated/operations';

/** What a call is to who waits for it: a class of the contract, one of our own calls about the session, or a probe. */
export type Importance = Classe | 'sessao' | 'saude';

type Row = {
  /** Let go when the pressure reaches this; 1 is what the server is made for. */
  readonly shedAt: number;
  /** How much of a caller's calls it takes: the photos of one inspection are not sixty acts of a person. */
  readonly cost: number;
};

/** Who goes first when the server is short of breath: photos, reports, lists, writes, sessions; health never (security.md C6). */
export const importances = {
  foto: { shedAt: 1, cost: 0.25 },
  // The phone keeps what was not taken, and brings it again.
  envio: { shedAt: 1.25, cost: 1 },
  arquivo: { shedAt: 1.25, cost: 1 },
  eventos: { shedAt: 1.5, cost: 1 },
  leitura: { shedAt: 1.5, cost: 1 },
  escrita: { shedAt: 2, cost: 1 },
  login: { shedAt: 3, cost: 1 },
  sessao: { shedAt: 3, cost: 1 },
  saude: { shedAt: Number.POSITIVE_INFINITY, cost: 0 },
} as const satisfies Record<Importance, Row>;
