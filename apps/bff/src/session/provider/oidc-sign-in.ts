import { problema } from '@alipen/platform/problems/problema';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '../../logging-token.ts';
import type { Session } from '../session.ts';
import type { Arrival } from '../sign-in/arrival.rules.ts';
import { GovernmentSignIn } from '../sign-in/government-sign-in.ts';
import { type Attempt, ProviderClient } from './provider-client.ts';

export type Return = { readonly search: string; readonly attempt: Attempt };

/**
 * Sign-in through an OpenID Connect provider. The gateway runs the code flow; the government API verifies the identity token by the
 * provider's own signature and says what the person may do (ADR 59).
 */
@Injectable()
export class OidcSignIn {
  constructor(
    private readonly provider: ProviderClient,
    private readonly government: GovernmentSignIn,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async enter({ search, attempt }: Return, from: Arrival, gone: AbortSignal): Promise<Session> {
    const tokenDeIdentidade = await this.provider.identityToken(search, attempt).catch(error => this.refuse(error));
    return this.government.trade('/login/oidc', { tokenDeIdentidade, nonce: attempt.nonce }, from, gone);
  }

  /** Logs only the library's own code: its messages repeat what the provider, or anybody, sent. */
  private refuse(error: unknown): never {
    const code = error instanceof Error ? String(Reflect.get(error, 'code') ?? error.name) : 'unknown';
    this.logger.info({ evento: 'provedor-recusou', code }, 'the return from the provider was not accepted');
    throw problema('nao-autenticado', { detail: 'O provedor não confirmou quem você é. Tente entrar de novo.' });
  }
}
