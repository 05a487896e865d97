import { Global, Module } from '@nestjs/common';
import type { Logger } from 'pino';
import { AccessTrail } from '../audit/access-trail.ts';
import { Configuration } from '../configuration.ts';
import { FirstAnswer } from '../government/first-answer.ts';
import { Upstream } from '../government/upstream.service.ts';
import { LOGGER } from '../logging.token.ts';
import { AccountService } from './account.service.ts';
import { AttemptCookie } from './attempt-cookie.ts';
import { EntranceController } from './entrance.controller.ts';
import { GovernmentSignIn } from './government-sign-in.ts';
import { MemoryRevocations } from './memory-revocation.adapter.ts';
import { OidcSignIn } from './oidc-sign-in.adapter.ts';
import { PasswordSignIn } from './password-sign-in.adapter.ts';
import { ProviderClient } from './provider.client.ts';
import { ProviderController } from './provider.controller.ts';
import { Revocations } from './revocation.port.ts';
import { SealedAuthenticator } from './sealed.authenticator.ts';
import { Seating } from './seating.service.ts';
import { SessionController } from './session.controller.ts';
import { SignatureAuthenticator } from './session.strategy.ts';
import { SessionCookie } from './session-cookie.ts';
import { SessionEnd } from './session-end.service.ts';
import { SessionStanding } from './session-standing.service.ts';
import { Sessions } from './sessions.service.ts';
import { SignInCall } from './sign-in.call.ts';
import { SignInLimits } from './sign-in.limits.ts';
import { SignInThrottle } from './sign-in.throttle.ts';
import { TokenAuthenticator } from './token.authenticator.ts';
import { TokenSeal } from './token.seal.ts';
import { tokenKeys } from './token-keys.ts';
import { ValkeyRevocations } from './valkey-revocation.adapter.ts';

@Global()
@Module({
  controllers: [SessionController, ProviderController, EntranceController],
  providers: [
    {
      provide: SessionCookie,
      inject: [Configuration],
      useFactory: ({ cookieName, publicOrigin, keys }: Configuration) =>
        new SessionCookie(cookieName, publicOrigin, keys.kind === 'seal' ? new TokenSeal(keys.secret) : undefined),
    },
    {
      provide: Revocations,
      inject: [Configuration, LOGGER],
      useFactory: ({ valkeyUrl }: Configuration, logger: Logger) =>
        valkeyUrl ? new ValkeyRevocations(valkeyUrl, logger) : new MemoryRevocations(),
    },
    {
      provide: TokenAuthenticator,
      inject: [Configuration, Upstream, FirstAnswer, AccessTrail],
      useFactory: (
        { keys, algorithms, issuer }: Configuration,
        upstream: Upstream,
        first: FirstAnswer,
        trail: AccessTrail,
      ) => {
        if (keys.kind === 'seal') return new SealedAuthenticator(issuer);
        const found = tokenKeys(keys, { upstream, first }, (evento, motivo) =>
          trail.note({ evento, motivo: motivo.slice(0, 100) }),
        );
        return new SignatureAuthenticator(found, { algorithms, issuer });
      },
    },
    Sessions,
    {
      provide: SignInLimits,
      inject: [Configuration, LOGGER],
      useFactory: ({ valkeyUrl }: Configuration, logger: Logger) => new SignInLimits(valkeyUrl, logger),
    },
    SignInThrottle,
    SignInCall,
    GovernmentSignIn,
    PasswordSignIn,
    Seating,
    {
      provide: AttemptCookie,
      inject: [Configuration],
      useFactory: ({ publicOrigin }: Configuration) => new AttemptCookie(publicOrigin),
    },
    {
      provide: ProviderClient,
      inject: [Configuration],
      useFactory: ({ provider, publicOrigin, basePath }: Configuration) => {
        const here = `${publicOrigin}${basePath}`;
        return provider && new ProviderClient(provider, `${here}api/entrada/provedor/retorno`, `${here}login`);
      },
    },
    OidcSignIn,
    AccountService,
    SessionEnd,
    SessionStanding,
  ],
  exports: [SessionCookie, SessionEnd, SessionStanding, Revocations, Sessions],
})
export class SessionModule {}
