import type { Classe } from '@alipen/contracts/generated/operations';

export type Lane = {
  /** Calls under way at the same time. */
  readonly places: number;
  /** How long a call may wait for a place, ms, and how many may wait. */
  readonly patience: number;
  readonly queue: number;
  /** A first byte later than this, ms, is a slow one (security.md C3). */
  readonly slow: number;
  /** A 503 of the government API is its full queue, not a failure. */
  readonly busyIsFine: boolean;
};

const lane = (places: number, other: Partial<Lane> = {}): Lane => ({
  places,
  patience: 250,
  queue: 32,
  slow: 2_000,
  busyIsFine: false,
  ...other,
});

/** Limits of each class of call to the government API (security.md C4); a class with null has a limit of its own. */
export const lanes = {
  // Passwords are checked one after another (ADR 92): a late turn is no failure, nor is a full queue.
  login: lane(20, { patience: 2_000, slow: 5_000, busyIsFine: true }),
  leitura: lane(48),
  escrita: lane(24),
  foto: lane(16),
  arquivo: lane(8, { patience: 2_000, slow: 15_000 }),
  // On slow lines these last minutes, on sockets of their own; the server decodes one at a time and says when it has enough.
  envio: lane(64, { patience: 2_000, queue: 64, slow: Number.POSITIVE_INFINITY, busyIsFine: true }),
  eventos: null,
} as const satisfies Record<Classe, Lane | null>;
