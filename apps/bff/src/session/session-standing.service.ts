import { HttpService } from '@nestjs/axios';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { lastValueFrom } from 'rxjs';
import { deadlines } from '../government/deadlines.table.ts';
import { UpstreamTraffic } from '../government/upstream-traffic.service.ts';
import { Revocations } from './revocation/revocation-port.ts';
import type { Session } from './session.ts';
import { Sessions } from './sessions.service.ts';

/** Milliseconds during which a session just asked about is not asked about again. */
const BELIEVED_MS = 1_000;
const REMEMBERED = 5_000;
const ENDED = 401;
/** The cheapest call that any person may make. */
const PATH = '/ms-alipen/minhas-sessoes';

/**
 * While replicas cannot tell each other who signed out, this asks the government API, which was told of the sign-out too. Relayed
 * calls learn it by themselves; this is for what the gateway answers alone. Where the API cannot answer either, the token is
 * believed (ADR 61).
 */
@Injectable()
export class SessionStanding {
  private readonly asked = new LRUCache<string, Promise<boolean>>({ max: REMEMBERED, ttl: BELIEVED_MS });

  constructor(
    private readonly http: HttpService,
    private readonly traffic: UpstreamTraffic,
    private readonly revocations: Revocations,
    private readonly sessions: Sessions,
  ) {}

  get inDoubt(): boolean {
    return !this.revocations.healthy();
  }

  /** Whether the session goes on; if it does not, it ends here too. */
  async confirm(session: Session): Promise<boolean> {
    const known = this.asked.get(session.revocationKey) ?? this.ask(session);
    this.asked.set(session.revocationKey, known, { noUpdateTTL: true });
    const goesOn = await known;
    if (!goesOn && !this.revocations.has(session.revocationKey)) await this.sessions.end(session);
    return goesOn;
  }

  private async ask({ authorization }: Session): Promise<boolean> {
    const send = () =>
      lastValueFrom(
        this.http.get<string>(PATH, {
          headers: { accept: 'application/json', authorization },
          timeout: deadlines.leitura.firstByte,
          signal: AbortSignal.timeout(deadlines.leitura.total),
        }),
      );
    try {
      const { status } = await this.traffic.run('leitura', send, answer => answer.status);
      return status !== ENDED;
    } catch {
      return true;
    }
  }
}
