import { Inject, Injectable } from '@nestjs/common';
import { jwtVerify } from 'jose';
import { Clock } from '../clock/clock.ts';

export const GATEWAY_SECRET = Symbol('GATEWAY_SECRET');

const ALGORITHM = 'HS256';
const AUDIENCE = 'alipen-acessos';
/** A token of the gateway is made for one call. */
const LONGEST_LIFE = 120;

/** Whether a call is the gateway's own: a short token signed with the secret that both servers read (ADR 62). */
@Injectable()
export class GatewayCredential {
  private readonly key: Uint8Array | undefined;

  constructor(
    @Inject(GATEWAY_SECRET) secret: string | null,
    private readonly clock: Clock,
  ) {
    this.key = secret === null ? undefined : new TextEncoder().encode(secret);
  }

  /** Never without a secret, and never by a token of a person: those are signed by another key. */
  async admits(token: string): Promise<boolean> {
    if (!this.key || token.length > 1_000) return false;
    const options = {
      algorithms: [ALGORITHM],
      audience: AUDIENCE,
      maxTokenAge: LONGEST_LIFE,
      clockTolerance: 30,
      currentDate: this.clock.now(),
    };
    return jwtVerify(token, this.key, options).then(
      ({ payload }) => payload.exp !== undefined,
      () => false,
    );
  }
}
