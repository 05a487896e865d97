import type { components } from '@alipen/contracts/generated/bff';
import { Inject, Injectable } from '@nestjs/common';
import { SignJWT } from 'jose';
import type { Logger } from 'pino';
import { Configuration } from '../configuration.ts';
import { Upstream } from '../government/upstream.service.ts';
import { LOGGER } from '../logging-token.ts';

type Delivered = components['schemas']['EventoDeAcesso'];

/** `later`: send the same again. `refused`: never accepted, whoever sends it. */
export type Outcome = 'taken' | 'later' | 'refused';

const PATH = '/acessos';
const AUDIENCE = 'alipen-acessos';
const LIFE = '60s';
const LIMIT_MS = 5_000;

/** Delivers with the gateway's own credential, never a person's. */
@Injectable()
export class AccessDelivery {
  readonly possible: boolean;
  private readonly key: Uint8Array | undefined;
  private failing = false;

  constructor(
    { gatewaySecret }: Configuration,
    private readonly upstream: Upstream,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.key = gatewaySecret === undefined ? undefined : new TextEncoder().encode(gatewaySecret);
    this.possible = this.key !== undefined;
  }

  async send(eventos: readonly Delivered[]): Promise<Outcome> {
    try {
      const status = await this.post(JSON.stringify({ eventos }));
      if (status < 300) {
        this.failing = false;
        return 'taken';
      }
      // 401 means that the secrets differ: the operator corrects that, and the events are kept until then.
      const outcome = status === 400 || status === 413 || status === 415 || status === 422 ? 'refused' : 'later';
      this.complain(`the government API answered ${status}`);
      return outcome;
    } catch (error) {
      this.complain(error instanceof Error ? error.message : 'unknown failure');
      return 'later';
    }
  }

  private async post(body: string): Promise<number> {
    const token = await new SignJWT({})
      .setProtectedHeader({ alg: 'HS256' })
      .setAudience(AUDIENCE)
      .setIssuedAt()
      .setExpirationTime(LIFE)
      .sign(this.key as Uint8Array);
    const answer = await this.upstream.agent.request({
      origin: this.upstream.origin,
      path: `${this.upstream.prefix}${PATH}`,
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body,
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    await answer.body.dump();
    return answer.statusCode;
  }

  private complain(code: string): void {
    if (this.failing) return;
    this.failing = true;
    this.logger.warn({ code }, 'access events wait: they could not be delivered. Check GATEWAY_SECRET in both servers');
  }
}
