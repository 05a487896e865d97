import { type DynamicModule, Module } from '@nestjs/common';
import { ChavesPessoaisModule } from '../chaves-pessoais/chaves-pessoais.module.ts';
import { Clock } from '../clock/clock.ts';
import { ParametrosModule } from '../parametros/parametros.module.ts';
import { SessoesModule } from '../sessoes/sessoes.module.ts';
import { UsuariosModule } from '../usuarios/usuarios.module.ts';
import { EntradaPorChaveRepository } from './entrada-por-chave.repository.ts';
import { EntradaPorChaveService } from './entrada-por-chave.service.ts';
import { IdentityProvider } from './identity-provider.ts';
import { LoginController } from './login.controller.ts';
import { LoginService } from './login.service.ts';
import type { ProviderSettings } from './provider.settings.ts';

@Module({})
class LoginModule {}

export function loginModule(provedor: ProviderSettings | null): DynamicModule {
  return {
    module: LoginModule,
    imports: [UsuariosModule, SessoesModule, ChavesPessoaisModule, ParametrosModule],
    controllers: [LoginController],
    providers: [
      LoginService,
      EntradaPorChaveService,
      EntradaPorChaveRepository,
      {
        provide: IdentityProvider,
        useFactory: (clock: Clock) => new IdentityProvider(provedor, clock),
        inject: [Clock],
      },
    ],
  };
}
