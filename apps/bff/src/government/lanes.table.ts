import type { Classe } from '@alipen/contracts/generated/operations';

export type Lane = {
  /** Calls under way at the same time. */
  readonly places: number;
  /** How long a call may wait for a place, ms, and how many may wait. */
  readonly patience: number;
  readonly queue: number;
  /** A first byte later than this, ms, is a slow one (security.md C3). */
  readonly slow: number;
  /** A 503 of the government API that names its own hour is its queue speaking, not a failure. */
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

/** What each class of call may take of the government API (security.md C4); null has a limit of its own. */
export const lanes = {
  // Passwords are worked on one after another (ADR 92): a turn that comes late is no illness, nor is a queue that is full.
  login: lane(20, { patience: 2_000, slow: 5_000, busyIsFine: true }),
  leitura: lane(48),
  escrita: lane(24),
  foto: lane(16),
  arquivo: lane(8, { patience: 2_000, slow: 15_000 }),
  // On slow lines they last minutes, on sockets of their own; the server decodes one at a time and says when it has enough.
  envio: lane(64, { patience: 2_000, queue: 64, slow: Number.POSITIVE_INFINITY, busyIsFine: true }),
  eventos: null,
} as const satisfies Record<Classe, Lane | null>;

export type LaneName = { [Name in Classe]: (typeof lanes)[Name] extends null ? never : Name }[Classe];
