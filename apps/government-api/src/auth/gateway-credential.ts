import { Inject, Injectable } from '@nestjs/common';
import { jwtVerify } from 'jose';
import { Clock } from '../clock/clock.ts';

export const GATEWAY_SECRET = Symbol('GATEWAY_SECRET');

const ALGORITHM = 'HS256';
const AUDIENCE = 'alipen-acessos';
/** Seconds. The gateway makes a token for each call. */
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

  /** Refuses everything when no secret is configured. A person's token never passes: another key signs it. */
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
