import { Module } from '@nestjs/common';
import { LotacoesModule } from '../lotacoes/lotacoes.module.ts';
import { SenhasService } from './senhas.service.ts';
import { UsuariosController } from './usuarios.controller.ts';
import { UsuariosRepository } from './usuarios.repository.ts';
import { UsuariosService } from './usuarios.service.ts';

@Module({
  imports: [LotacoesModule],
  controllers: [UsuariosController],
  providers: [UsuariosRepository, SenhasService, UsuariosService],
  exports: [UsuariosService],
})
export class UsuariosModule {}
