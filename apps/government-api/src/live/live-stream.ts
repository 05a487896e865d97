import type { ServerResponse } from 'node:http';
import type { Validity } from '../auth/pessoa-decorator.ts';
import type { Announced } from './live-change.ts';
import type { Reach } from './live-reach.ts';

/** Bytes a reader may leave unread before it is cut off; it reconnects and gets what it missed. */
const LARGEST_BACKLOG = 256 * 1024;
const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  // Without this, nginx would hold the bytes back.
  'x-accel-buffering': 'no',
};
/** How long the browser waits before it reconnects by itself; the client's own waits are longer and randomised. */
const RETRY = 'retry: 5000\n\n';

export const RELOAD = 'event: recarregar\ndata: {}\n\n';
export const eventOf = ({ id, dados }: Pick<Announced, 'id' | 'dados'>): string =>
  `id: ${id}\nevent: mudanca\ndata: ${JSON.stringify(dados)}\n\n`;
export const REVOKED = 'event: revogada\ndata: {}\n\n';
/** The painel's event: only the kind of the change, without its data or unit. */
export const briefEventOf = ({ id, dados: { tipo } }: Pick<Announced, 'id' | 'dados'>): string =>
  `id: ${id}\nevent: mudanca\ndata: ${JSON.stringify({ tipo })}\n\n`;
/** A sign of life, which also moves the reader's last id on. */
export const markOf = (id: number): string => `id: ${id}\nevent: sinal\ndata: {}\n\n`;

export class LiveStream {
  /** Events heard while the past is still being read; sent after it. */
  private waiting: string[] | undefined = [];

  constructor(
    private readonly raw: ServerResponse,
    readonly reach: Reach,
    readonly validity: Validity,
    /** For the painel, which is told only the kind of a change. */
    readonly brief = false,
  ) {}

  open(): void {
    this.raw.writeHead(200, HEADERS);
    this.raw.write(RETRY);
  }

  start(past: string): void {
    const text = past + (this.waiting ?? []).join('');
    this.waiting = undefined;
    this.write(text);
  }

  send(text: string): void {
    if (this.waiting) this.waiting.push(text);
    else this.write(text);
  }

  end(): void {
    this.raw.end();
  }

  private write(text: string): void {
    if (this.raw.destroyed || this.raw.writableEnded) return;
    if (!this.raw.write(text) && this.raw.writableLength > LARGEST_BACKLOG) this.raw.destroy();
  }
}
