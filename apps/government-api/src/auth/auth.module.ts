import { ContentGuard } from '@alipen/platform/contract/content-guard';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AuthGuard } from './auth-guard.ts';
import { GATEWAY_SECRET, GatewayCredential } from './gateway-credential.ts';
import { LivingAccounts } from './living-accounts.ts';
import { LivingScreens } from './living-screens.ts';
import { LivingSessions } from './living-sessions.ts';
import { LivingSessionsNews } from './living-sessions-news.ts';
import { SigningKeysRepository } from './signing-keys.repository.ts';
import { SigningKeysService } from './signing-keys.service.ts';
import { TOKEN_ISSUER, TokensService } from './tokens.service.ts';

@Global()
@Module({})
class AuthModule {}

export function authModule(issuer: string, gatewaySecret: string | undefined): DynamicModule {
  return {
    module: AuthModule,
    providers: [
      SigningKeysRepository,
      SigningKeysService,
      TokensService,
      LivingSessions,
      LivingSessionsNews,
      LivingScreens,
      GatewayCredential,
      { provide: GATEWAY_SECRET, useValue: gatewaySecret ?? null },
      LivingAccounts,
      { provide: TOKEN_ISSUER, useValue: issuer },
      // The order matters: the caller is checked before the content.
      { provide: APP_GUARD, useClass: AuthGuard },
      { provide: APP_GUARD, useClass: ContentGuard },
    ],
    exports: [SigningKeysService, TokensService, LivingSessions, LivingScreens, LivingAccounts, GATEWAY_SECRET],
  };
}
