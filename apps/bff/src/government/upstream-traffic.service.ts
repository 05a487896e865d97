import type { Classe } from '@alipen/contracts/generated/operations';
import { type Problema, problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { DurationHistogram, type Series } from '../counters/duration-histogram.ts';
import { Breaker, type BreakerState, type Verdict } from './breaker.ts';
import { Bulkhead } from './bulkhead.ts';
import { FirstAnswer } from './first-answer.ts';
import { type Lane, lanes } from './lanes.table.ts';
import { Passage } from './passage.ts';
import { RetryBudget } from './retry-budget.ts';
import { unreachable } from './upstream-failure.rules.ts';

/** The fraction of a class's `slow` after which silence counts as an outage. */
const SILENCE = 0.75;

type Road = { readonly lane: Lane; readonly bulkhead: Bulkhead; readonly breaker: Breaker };

const passedOver = (seconds: number): Problema =>
  problema('servidor-em-pausa', {
    detail: `O servidor do governo está com problemas. Tente de novo em ${seconds} s.`,
    retryAfter: seconds,
  });

const full = (): Problema =>
  problema('capacidade-reduzida', {
    detail: 'Há muito movimento agora. Tente de novo em instantes.',
    retryAfter: 1 + Math.floor(Math.random() * 3),
  });

@Injectable()
export class UpstreamTraffic {
  readonly retries = new RetryBudget();
  readonly durations = new DurationHistogram(
    'alipen_bff_upstream_request_duration_seconds',
    'Calls to the government API by class and status class; 0xx is one that brought no answer.',
  );
  private readonly series = new Map<string, Series>();
  private readonly roads = new Map<Classe, Road>();
  private shed = 0;

  private readonly listeners: ((classe: Classe, state: BreakerState) => void)[] = [];

  constructor(private readonly first: FirstAnswer) {
    this.reset();
  }

  onTurn(listener: (classe: Classe, state: BreakerState) => void): void {
    this.listeners.push(listener);
  }

  reset(): void {
    this.retries.renew();
    for (const [classe, lane] of Object.entries(lanes) as [Classe, Lane | null][]) {
      if (!lane) continue;
      const breaker = new Breaker(state => this.note(classe, state), undefined, undefined, lane.slow * SILENCE);
      this.roads.set(classe, { lane, bulkhead: new Bulkhead(lane), breaker });
    }
  }

  /**
   * Runs `go` when there is a place for it, else `refuse`. The result, also handed to `go`, must be settled when the call is over or
   * nobody waits for it any more. A class without a lane always goes.
   */
  enter(classe: Classe, go: (passage: Passage) => void, refuse: (why: Problema) => void): Passage {
    const road = this.roads.get(classe);
    const leave = road?.breaker.ask();
    if (!road || typeof leave !== 'object') {
      const nowhere = new Passage();
      if (typeof leave === 'number') refuse(this.pause(leave));
      else go(nowhere);
      return nowhere;
    }
    this.retries.noteCall();
    // A government API never met yet has not failed: who finds it first must not wait out a pause.
    const hear = (verdict: Verdict): Verdict => (verdict === 'unreachable' && this.first.awaited ? 'none' : verdict);
    const passage = new Passage(road.breaker, leave, hear);
    const free = road.bulkhead.enter(
      () => go(passage),
      () => {
        this.shed += 1;
        passage.settle('none');
        refuse(full());
      },
    );
    passage.occupy(free);
    return passage;
  }

  /** What a caller is told for whom the breaker has no leave. */
  pause(seconds: number): Problema {
    return this.first.awaited ? this.first.preparing() : passedOver(seconds);
  }

  /** `gone`: nobody waits for the call any more, which says nothing of the government API. */
  async run<T>(
    classe: Classe,
    work: () => Promise<T>,
    statusOf: (answer: T) => number,
    gone?: AbortSignal,
  ): Promise<T> {
    gone?.throwIfAborted();
    const { settle } = await new Promise<Passage>((resolve, reject) => {
      const passage = this.enter(classe, resolve, reject);
      const giveUp = (): void => {
        passage.settle('none');
        reject(gone?.reason);
      };
      gone?.addEventListener('abort', giveUp, { once: true });
    });
    const began = performance.now();
    try {
      const answer = await work();
      const elapsed = performance.now() - began;
      settle(verdictOfAnswer(classe, statusOf(answer), elapsed));
      this.observe(classe, statusOf(answer), elapsed);
      return answer;
    } catch (error) {
      this.observe(classe, 0, performance.now() - began);
      settle(verdictOfFailure(error));
      throw error;
    }
  }

  /** An event stream lasts as long as its screen, so its duration means nothing. */
  observe(classe: Classe, status: number, milliseconds: number): void {
    if (classe === 'eventos') return;
    const label = `${Math.floor(status / 100)}xx`;
    const key = `${classe} ${label}`;
    let series = this.series.get(key);
    if (!series) {
      series = this.durations.of({ classe, status: label });
      this.series.set(key, series);
    }
    series.observe(milliseconds / 1000);
  }

  states(): { classe: Classe; inFlight: number; state: BreakerState }[] {
    return [...this.roads].map(([classe, { bulkhead, breaker }]) => ({
      classe,
      inFlight: bulkhead.inFlight,
      state: breaker.state,
    }));
  }

  get pausing(): boolean {
    return [...this.roads.values()].some(({ breaker }) => breaker.state === 'open');
  }

  wake(): void {
    for (const { breaker } of this.roads.values()) breaker.wake();
  }

  get refused(): number {
    return this.shed;
  }

  private note(classe: Classe, state: BreakerState): void {
    for (const listener of this.listeners) listener(classe, state);
  }
}

const FAILURES = new Set([500, 502, 503, 504]);

/** A 4xx is the caller's affair. `milliseconds` runs from the whole call sent to the first byte back. */
export function verdictOfAnswer(classe: Classe, status: number, milliseconds: number): Verdict {
  const lane: Lane | null = lanes[classe];
  if (!lane || (lane.busyIsFine && status === 503)) return 'none';
  if (FAILURES.has(status)) return 'failed';
  return milliseconds > lane.slow ? 'slow' : 'ok';
}

export const verdictOfFailure = (error: unknown): Verdict => (unreachable(error) ? 'unreachable' : 'failed');
