import { Global, Module } from '@nestjs/common';
import type { Logger } from 'pino';
import { Configuration } from '../configuration.ts';
import { FirstAnswer } from '../government/first-answer.ts';
import { Upstream } from '../government/upstream.service.ts';
import { LOGGER } from '../logging-token.ts';
import { SessionCookie } from './cookies/session-cookie.ts';
import { EntranceController } from './entrance.controller.ts';
import { AttemptCookie } from './provider/attempt-cookie.ts';
import { OidcSignIn } from './provider/oidc-sign-in.ts';
import { ProviderController } from './provider/provider.controller.ts';
import { ProviderClient } from './provider/provider-client.ts';
import { MemoryRevocations } from './revocation/memory-revocation-adapter.ts';
import { Revocations } from './revocation/revocation-port.ts';
import { ValkeyRevocations } from './revocation/valkey-revocation-adapter.ts';
import { SessionController } from './session.controller.ts';
import { SessionEnd } from './session-end.service.ts';
import { SessionOpening } from './session-opening.service.ts';
import { SessionStanding } from './session-standing.service.ts';
import { Sessions } from './sessions.service.ts';
import { GovernmentSignIn } from './sign-in/government-sign-in.ts';
import { SignInService } from './sign-in/sign-in.service.ts';
import { SignInLimits } from './sign-in/sign-in-limits.ts';
import { SignInThrottle } from './sign-in/sign-in-throttle.ts';
import { KeysLog } from './token/keys-log.ts';
import { SealedAuthenticator } from './token/sealed-authenticator.ts';
import { TokenAuthenticator } from './token/token-authenticator.ts';
import { tokenKeys } from './token/token-keys.ts';
import { TokenSeal } from './token/token-seal.ts';
import { SignatureAuthenticator } from './token/token-verifier.ts';

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
    KeysLog,
    {
      provide: TokenAuthenticator,
      inject: [Configuration, Upstream, FirstAnswer, KeysLog],
      useFactory: (
        { keys, algorithms, issuer }: Configuration,
        upstream: Upstream,
        first: FirstAnswer,
        heard: KeysLog,
      ) => {
        if (keys.kind === 'seal') return new SealedAuthenticator(issuer);
        const found = tokenKeys(keys, { upstream, first }, heard);
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
    GovernmentSignIn,
    SignInService,
    SessionOpening,
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
    SessionEnd,
    SessionStanding,
  ],
  exports: [SessionCookie, SessionEnd, SessionStanding, Revocations, Sessions],
})
export class SessionModule {}
