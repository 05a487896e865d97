import { Problema, problema } from '@alipen/platform/problems/problema';
import { unreachable, upstreamFailure } from './upstream-failure.rules.ts';

const RETRY_AFTER = 3;
/** A proxy before a server that is not there, or a server that is migrating. */
const NOT_YET: ReadonlySet<number> = new Set([502, 503, 504]);
/**
 * After this the replica takes traffic anyway: our own page is better than a balancer's, and a health address that never says yes
 * must keep nobody out.
 */
const HOLD_MS = 60_000;

/**
 * Whether the government API has ever answered this process. Until then its absence means a system that is starting, not a failure
 * (ADR 93). Every call is made all the same: any answer of its own ends the waiting, whatever its health address says.
 */
export class FirstAnswer {
  private came = false;
  private readonly began: number;

  constructor(
    private readonly arrived: () => void = () => undefined,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.began = this.now();
  }

  get awaited(): boolean {
    return !this.came;
  }

  /** Whether a balancer should leave this replica alone until the first answer. */
  get holdsTraffic(): boolean {
    return this.awaited && this.now() - this.began < HOLD_MS;
  }

  /** `status` is that of every answer of the government API; 0 is none. */
  note(status: number): void {
    if (this.came || status === 0 || NOT_YET.has(status)) return;
    this.came = true;
    this.arrived();
  }

  failure(error: unknown): Problema {
    if (error instanceof Problema) return error;
    const problem = upstreamFailure(error);
    return this.awaited && unreachable(error) ? this.preparing(problem.cause) : problem;
  }

  /** The problem of an answer that only says "not yet"; undefined for any other. */
  refusal(status: number): Problema | undefined {
    return this.awaited && NOT_YET.has(status) ? this.preparing(new Error(`upstream: answered ${status}`)) : undefined;
  }

  preparing(cause?: unknown): Problema {
    return problema('preparando', {
      detail: 'O sistema está sendo preparado. Tente de novo em instantes.',
      retryAfter: RETRY_AFTER,
      cause,
    });
  }
}
