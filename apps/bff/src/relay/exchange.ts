import type { Socket } from 'node:net';
import { problema } from '@alipen/platform/problems/problema';
import type { FastifyReply } from 'fastify';
import type { Dispatcher } from 'undici';
import type { IncomingHttpHeaders } from 'undici/types/header.js';
import type { Verdict } from '../government/breaker.ts';
import { deadlines, STALLED_CLIENT } from '../government/deadlines.table.ts';
import { badAnswer, cutShort, deadlinePassed } from '../government/upstream-failure.rules.ts';
import { verdictOfAnswer, verdictOfFailure } from '../government/upstream-traffic.service.ts';
import { unwatchConnection, watchConnection } from '../http/client-connection.ts';
import { answerHeaders } from './answer-headers.ts';
import { Attempt, type Listener } from './attempt.ts';
import type { RelayOperation } from './relay-operation.ts';
import { retryPause, worthAskingAgain, worthRetrying } from './retry.rules.ts';
import { BEGINNING, beginnings, endless, judge, largest } from './upstream-answer.rules.ts';

/** Bytes of an answer held back before the first goes out: up to here a cut answer still becomes a 502. */
const HELD = 64 * 1024;
const LARGEST_REFUSAL = 64 * 1024;
const MIDSTREAM = new Error('the answer was cut midway');

type Stage = 'waiting' | 'holding' | 'streaming' | 'refusing' | 'over';

/** Each is called at most once, and one of them always is. */
export type Outcome = {
  failed(error: unknown): void;
  refused(status: number, headers: IncomingHttpHeaders, body: Buffer): void;
  /** `verdict` is for the breaker; `status` is that of the answer, 0 when none came. */
  over(verdict: Verdict, status: number): void;
  /** `verdict` is that of the try that failed. */
  mayRepeat(verdict: Verdict): boolean;
  repeat(): void;
};

/**
 * One relayed call: undici's events on one side, the raw reply on the other. Small answers go out whole; larger ones stream
 * with the upstream paused while the client does not read.
 */
export class Exchange implements Listener {
  private stage: Stage = 'waiting';
  private controller: Dispatcher.DispatchController | undefined;
  private status = 0;
  private headers: IncomingHttpHeaders = {};
  private type: string | undefined;
  private length: number | undefined;
  private chunks: Buffer[] = [];
  private size = 0;
  private timer: NodeJS.Timeout | undefined;
  /** When the stage must be over, and when the timer looks, by the clock of `performance`. */
  private due = 0;
  private looks = 0;
  private pause: NodeJS.Timeout | undefined;
  private attempt: Attempt | undefined;
  private verdict: Verdict = 'none';
  private asked = 0;
  private readonly began = performance.now();
  private readonly socket: Socket;

  constructor(
    private readonly operation: RelayOperation,
    private readonly reply: FastifyReply,
    private readonly fixedHeaders: readonly string[],
    private readonly outcome: Outcome,
  ) {
    this.socket = reply.request.raw.socket;
  }

  /** False when the client is already gone. */
  open(): boolean {
    watchConnection(this.socket, this.clientGone);
    return this.stage === 'waiting';
  }

  listener(): Dispatcher.DispatchHandler {
    this.attempt = new Attempt(this);
    return this.attempt;
  }

  /** Starts the deadline of the first byte; called when the whole request has been sent. */
  readonly awaitAnswer = (): void => {
    this.asked = performance.now();
    if (this.stage === 'waiting') this.arm(deadlines[this.operation.classe].firstByte);
  };

  readonly end = (): void => this.fail(problema('sessao-encerrada', { detail: 'Sua sessão terminou.' }), 'none');

  readonly stop = (error: unknown): void => this.fail(error, 'none');

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.controller = controller;
    if (this.stage === 'over') controller.abort(MIDSTREAM);
  }

  onResponseStart(controller: Dispatcher.DispatchController, status: number, headers: IncomingHttpHeaders): void {
    if (status < 200 || this.stage !== 'waiting') return;
    this.verdict = verdictOfAnswer(this.operation.classe, status, this.asked ? performance.now() - this.asked : 0);
    if (worthAskingAgain(status, headers) && this.outcome.mayRepeat(this.verdict)) {
      this.repeat();
      return;
    }
    this.status = status;
    this.headers = headers;
    const verdict = judge(this.operation, status, headers);
    if (verdict.kind === 'bad') {
      this.fail(badAnswer(new Error(`upstream: unfit answer, status ${status}`)));
      return;
    }
    this.armTotal();
    if (verdict.kind === 'refusal') {
      this.stage = 'refusing';
      return;
    }
    this.stage = 'holding';
    this.type = verdict.type;
    this.length = verdict.length;
    this.controller = controller;
    if (endless(this.type)) this.openStream();
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.stage === 'over') return;
    this.size += chunk.length;
    if (this.stage === 'streaming') this.stream(controller, chunk);
    else if (this.stage === 'refusing') this.keepRefusal(chunk);
    else this.hold(controller, chunk);
  }

  onResponseEnd(): void {
    if (this.stage === 'refusing') {
      this.finish();
      this.outcome.refused(this.status, this.headers, Buffer.concat(this.chunks));
    } else if (this.stage === 'holding') this.sendWhole();
    else if (this.stage === 'streaming') {
      this.finish();
      this.reply.raw.end();
    }
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    const verdict = verdictOfFailure(error);
    if (this.stage === 'waiting' && worthRetrying(error) && this.outcome.mayRepeat(verdict)) this.repeat();
    else this.fail(this.stage === 'waiting' ? error : cutShort(error), verdict);
  }

  /** Retries after a short pause, inside the same deadline. */
  private repeat(): void {
    this.attempt?.giveUp();
    this.controller = undefined;
    // The breaker has heard of that try; if the caller leaves now, there is nothing more to tell.
    this.verdict = 'none';
    this.pause = setTimeout(() => this.outcome.repeat(), retryPause());
  }

  /** Sends the head at once, so that the reader knows the stream is open. */
  private openStream(): void {
    this.stage = 'streaming';
    this.writeHead(undefined);
    this.reply.raw.flushHeaders();
  }

  private hold(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.chunks.push(chunk);
    const whole = this.length !== undefined && this.length <= HELD;
    if (whole || (this.size < HELD && !this.operation.embedded) || this.size < BEGINNING) return;
    const held = Buffer.concat(this.chunks);
    if (!this.begins(held)) {
      this.fail(badAnswer(new Error('upstream: the answer is not what it says it is')));
      return;
    }
    this.chunks = [];
    this.stage = 'streaming';
    this.writeHead(this.length);
    this.stream(controller, held);
  }

  private sendWhole(): void {
    const [first] = this.chunks;
    const body = this.chunks.length === 1 && first ? first : Buffer.concat(this.chunks);
    if (this.type && !this.begins(body)) {
      this.fail(badAnswer(new Error('upstream: the answer is not what it says it is')));
      return;
    }
    this.finish();
    // 204 and 304 carry no length.
    this.writeHead(this.type ? body.length : undefined);
    this.reply.raw.end(body.length ? body : undefined);
  }

  private stream(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.size > largest(this.type)) {
      this.fail(MIDSTREAM);
      return;
    }
    if (this.reply.raw.write(chunk)) return;
    controller.pause();
    // The upstream's deadline stands still while the client is slow.
    this.arm(STALLED_CLIENT);
    this.reply.raw.once('drain', () => {
      if (this.stage !== 'streaming') return;
      this.armTotal();
      controller.resume();
    });
  }

  private keepRefusal(chunk: Buffer): void {
    if (this.size > LARGEST_REFUSAL) this.fail(badAnswer());
    else this.chunks.push(chunk);
  }

  private begins(bytes: Buffer): boolean {
    const check = this.type === undefined ? undefined : beginnings[this.type];
    return check === undefined || check(bytes);
  }

  private writeHead(length: number | undefined): void {
    this.reply.hijack();
    const headers = answerHeaders(this.fixedHeaders, this.type, this.headers, this.reply.request.id);
    headers.push(...(this.reply.request.rateLimit ?? []));
    if (length !== undefined) headers.push('content-length', String(length));
    const last = !this.reply.request.raw.complete || this.reply.hasHeader('connection');
    if (last) headers.push('connection', 'close');
    this.reply.raw.writeHead(this.status, headers);
  }

  /** If nothing has gone out the caller gets a problem, else the socket is cut: half an answer never ends cleanly. */
  private fail(error: unknown, verdict: Verdict = 'failed'): void {
    if (this.stage === 'over') return;
    const midway = this.stage === 'streaming';
    this.verdict = verdict;
    this.finish();
    this.controller?.abort(error instanceof Error ? error : MIDSTREAM);
    // An event stream has no end to miss: what was sent is complete.
    if (midway && endless(this.type)) this.reply.raw.end();
    else if (midway) this.reply.raw.destroy();
    else this.outcome.failed(error);
  }

  private readonly clientGone = (): void => {
    if (this.stage === 'over') return;
    this.finish();
    this.controller?.abort(MIDSTREAM);
  };

  private finish(): void {
    this.stage = 'over';
    clearTimeout(this.timer);
    clearTimeout(this.pause);
    unwatchConnection(this.socket, this.clientGone);
    this.outcome.over(this.verdict, this.status);
  }

  private armTotal(): void {
    const { total } = deadlines[this.operation.classe];
    if (total === 0) {
      clearTimeout(this.timer);
      this.timer = undefined;
      return;
    }
    this.arm(Math.max(1, total - (performance.now() - this.began)));
  }

  /** A timer that rings before the stage is due looks again: most calls are over by then, and need no second one. */
  private arm(milliseconds: number): void {
    this.due = performance.now() + milliseconds;
    if (this.timer && this.looks <= this.due) return;
    clearTimeout(this.timer);
    this.lookIn(milliseconds);
  }

  private lookIn(milliseconds: number): void {
    this.looks = performance.now() + milliseconds;
    this.timer = setTimeout(this.look, milliseconds);
  }

  private readonly look = (): void => {
    const left = this.due - performance.now();
    if (left > 0) this.lookIn(left);
    else this.fail(deadlinePassed());
  };
}
