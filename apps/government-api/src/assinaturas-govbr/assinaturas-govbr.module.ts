import { type DynamicModule, Module } from '@nestjs/common';
import { PapeisAssinadosModule } from '../papeis-assinados/papeis-assinados.module.ts';
import { SessoesModule } from '../sessoes/sessoes.module.ts';
import { UsuariosModule } from '../usuarios/usuarios.module.ts';
import { AssinaturasGovbrController } from './assinaturas-govbr.controller.ts';
import { AssinaturasGovbrRepository } from './assinaturas-govbr.repository.ts';
import { AssinaturasGovbrService } from './assinaturas-govbr.service.ts';
import { AutorizacaoGovbr } from './autorizacao-govbr.ts';
import { GOVBR, type GovbrSettings } from './govbr.settings.ts';

@Module({})
class AssinaturasGovbrModule {}

export const assinaturasGovbrModule = (govbr: GovbrSettings | null): DynamicModule => ({
  module: AssinaturasGovbrModule,
  imports: [PapeisAssinadosModule, SessoesModule, UsuariosModule],
  controllers: [AssinaturasGovbrController],
  providers: [
    AssinaturasGovbrRepository,
    AssinaturasGovbrService,
    AutorizacaoGovbr,
    { provide: GOVBR, useValue: govbr },
  ],
});
