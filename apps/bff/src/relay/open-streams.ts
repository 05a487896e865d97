import { problema } from '@alipen/platform/problems/problema';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { MOST_STREAMS } from '../government/upstream.service.ts';
import { Revocations } from '../session/revocation/revocation-port.ts';
import type { Session } from '../session/session.ts';

/** Streams of one session, about one per tab; the oldest gives way to a newer one. */
const MOST_OF_A_SESSION = 12;
/** After a sign-out on any replica its streams end within this time (security.md B6). */
const WATCH_MS = 1_000;

/**
 * Event streams outlive the check at their beginning, so they are ended with the session: when it expires, when it signs out on
 * another replica (a sign-out here ends them at once), and when this process drains.
 */
@Injectable()
export class OpenStreams implements OnModuleDestroy {
  private readonly open = new Map<() => void, Session>();
  private readonly watch = setInterval(() => this.endTheOver(), WATCH_MS).unref();
  private draining = false;

  constructor(private readonly revocations: Revocations) {}

  get size(): number {
    return this.open.size;
  }

  admit(session: Session): void {
    if (this.draining || this.open.size >= MOST_STREAMS) {
      throw problema('capacidade-reduzida', { detail: 'Não há como acompanhar ao vivo agora.', retryAfter: 30 });
    }
    const own = [...this.open].filter(([, { revocationKey }]) => revocationKey === session.revocationKey);
    if (own.length >= MOST_OF_A_SESSION) own[0]?.[0]();
  }

  add(session: Session, end: () => void): void {
    this.open.set(end, session);
  }

  remove(end: () => void): void {
    this.open.delete(end);
  }

  onModuleDestroy(): void {
    this.draining = true;
    clearInterval(this.watch);
    for (const end of [...this.open.keys()]) end();
  }

  private endTheOver(): void {
    for (const [end, session] of [...this.open]) {
      if (session.expired() || this.revocations.has(session.revocationKey)) end();
    }
  }
}
