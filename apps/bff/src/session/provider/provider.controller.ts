import { Problema, problema } from '@alipen/platform/problems/problema';
import { Controller, Inject, Optional, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { Configuration } from '../../configuration.ts';
import { singleQuery } from '../../http/single-query.rules.ts';
import { LOGGER } from '../../logging-token.ts';
import { BffOperation } from '../../operations/bff-operation-decorator.ts';
import { SessionCookie } from '../cookies/session-cookie.ts';
import { SessionOpening } from '../session-opening.service.ts';
import { arrivalOf } from '../sign-in/arrival.rules.ts';
import { SignInService } from '../sign-in/sign-in.service.ts';
import { AttemptCookie } from './attempt-cookie.ts';
import { OidcSignIn } from './oidc-sign-in.ts';
import { ProviderClient } from './provider-client.ts';

/**
 * The three navigations of a sign-in at a provider. Each ends in a redirect to a page of ours, also when it fails: a person in a
 * browser must not be left with a JSON document. The page itself judges where to go then.
 */
@Controller()
export class ProviderController {
  constructor(
    private readonly configuration: Configuration,
    private readonly opening: SessionOpening,
    private readonly attempts: AttemptCookie,
    private readonly cookie: SessionCookie,
    private readonly signIn: SignInService,
    private readonly oidc: OidcSignIn,
    @Inject(LOGGER) private readonly logger: Logger,
    @Optional() private readonly provider?: ProviderClient,
  ) {}

  @BffOperation('iniciarEntradaPeloProvedor')
  async iniciarEntradaPeloProvedor(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const provider = configured(this.provider);
    const { voltar } = singleQuery(request.query, ['voltar']);
    const attempt = this.attempts.begin(voltar);
    try {
      reply.header('location', await provider.signInAddress(attempt));
      // A strict cookie does not come along on the way back, so a sign-in that begins ends the present session now.
      if (this.cookie.strict && request.session) await this.opening.close(request, reply);
      this.addCookie(reply, this.attempts.write(attempt));
    } catch (error) {
      const code = error instanceof Error ? String(Reflect.get(error, 'code') ?? error.name) : 'unknown';
      this.logger.warn({ evento: 'provedor-indisponivel', code }, 'the identity provider does not answer');
      this.toSignIn(reply, { falha: 'indisponivel', voltar });
    }
  }

  @BffOperation('concluirEntradaPeloProvedor')
  async concluirEntradaPeloProvedor(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    configured(this.provider);
    const attempt = this.attempts.read(request.headers.cookie);
    const { voltar } = attempt ?? {};
    try {
      if (!attempt) throw problema('nao-autenticado', { detail: 'Nenhuma entrada foi começada neste navegador.' });
      const search = /\?.*$/s.exec(request.raw.url ?? '')?.[0] ?? '';
      const session = await this.signIn.tried(request, undefined, gone =>
        this.oidc.enter({ search, attempt }, arrivalOf(request), gone),
      );
      await this.opening.open(request, reply, session);
      this.toSignIn(reply, { entrou: '1', voltar });
    } catch (error) {
      if (!(error instanceof Problema)) throw error;
      this.toSignIn(reply, { falha: error.slug, voltar });
    } finally {
      // Whatever became of it, an attempt is for one return.
      this.addCookie(reply, this.attempts.expire());
    }
  }

  @BffOperation('sairDoProvedor')
  async sairDoProvedor(@Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    const address = await configured(this.provider)
      .signOutAddress()
      .catch(() => undefined);
    if (address) reply.header('location', address);
    else this.toSignIn(reply, {});
  }

  private toSignIn(reply: FastifyReply, said: Record<string, string | undefined>): void {
    const query = new URLSearchParams(Object.entries(said).filter((pair): pair is [string, string] => !!pair[1]));
    reply.header('location', `${this.configuration.basePath}login${query.size ? `?${query}` : ''}`);
  }

  private addCookie(reply: FastifyReply, cookie: string): void {
    const others = [reply.getHeader('set-cookie') ?? []].flat().map(String);
    reply.removeHeader('set-cookie');
    reply.header('set-cookie', [...others, cookie]);
  }
}

function configured<T>(part: T | undefined): T {
  if (part) return part;
  throw problema('nao-encontrado', { detail: 'Este servidor não entra por um provedor de identidade.' });
}
