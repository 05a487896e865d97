import { type DynamicModule, Module } from '@nestjs/common';
import { Clock } from '../clock/clock.ts';
import { SessoesModule } from '../sessoes/sessoes.module.ts';
import { UsuariosModule } from '../usuarios/usuarios.module.ts';
import { IdentityProvider } from './identity-provider.ts';
import { LoginController } from './login.controller.ts';
import { LoginService } from './login.service.ts';
import type { ProviderSettings } from './provider.settings.ts';

@Module({})
class LoginModule {}

export function loginModule(provedor: ProviderSettings | null): DynamicModule {
  return {
    module: LoginModule,
    imports: [UsuariosModule, SessoesModule],
    controllers: [LoginController],
    providers: [
      LoginService,
      {
        provide: IdentityProvider,
        useFactory: (clock: Clock) => new IdentityProvider(provedor, clock),
        inject: [Clock],
      },
    ],
  };
}
