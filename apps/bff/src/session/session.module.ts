import { Global, Module } from '@nestjs/common';
import type { Logger } from 'pino';
import { Configuration } from '../configuration.ts';
import { Upstream } from '../government/upstream.service.ts';
import { LOGGER } from '../logging.token.ts';
import { LoginService } from './login.service.ts';
import { MemoryRevocations } from './memory-revocation.adapter.ts';
import { Revocations } from './revocation.port.ts';
import { SessionController } from './session.controller.ts';
import { SessionStrategy, TokenAuthenticator } from './session.strategy.ts';
import { SessionCookie } from './session-cookie.ts';
import { SessionEnd } from './session-end.service.ts';
import { Sessions } from './sessions.service.ts';
import { SignInLimits } from './sign-in.limits.ts';
import { SignInThrottle } from './sign-in.throttle.ts';
import { tokenKeys } from './token-keys.ts';
import { ValkeyRevocations } from './valkey-revocation.adapter.ts';

@Global()
@Module({
  controllers: [SessionController],
  providers: [
    {
      provide: SessionCookie,
      inject: [Configuration],
      useFactory: (configuration: Configuration) =>
        new SessionCookie(configuration.cookieName, configuration.publicOrigin),
    },
    {
      provide: Revocations,
      inject: [Configuration, LOGGER],
      useFactory: ({ valkeyUrl }: Configuration, logger: Logger) =>
        valkeyUrl ? new ValkeyRevocations(valkeyUrl, logger) : new MemoryRevocations(),
    },
    {
      provide: SessionStrategy,
      inject: [Configuration, Upstream, LOGGER],
      useFactory: ({ keys, algorithms, issuer }: Configuration, upstream: Upstream, logger: Logger) =>
        new SessionStrategy(tokenKeys(keys, upstream, logger), { algorithms, issuer }),
    },
    TokenAuthenticator,
    Sessions,
    {
      provide: SignInLimits,
      inject: [Configuration, LOGGER],
      useFactory: ({ valkeyUrl }: Configuration, logger: Logger) => new SignInLimits(valkeyUrl, logger),
    },
    SignInThrottle,
    LoginService,
    SessionEnd,
  ],
  exports: [SessionCookie, SessionEnd, Revocations, Sessions],
})
export class SessionModule {}
