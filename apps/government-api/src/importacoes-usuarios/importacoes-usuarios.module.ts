import { Module } from '@nestjs/common';
import { UsuariosModule } from '../usuarios/usuarios.module.ts';
import { ImportacoesUsuariosController } from './importacoes-usuarios.controller.ts';
import { ImportacoesUsuariosRepository } from './importacoes-usuarios.repository.ts';
import { ImportacoesUsuariosService } from './importacoes-usuarios.service.ts';

@Module({
  imports: [UsuariosModule],
  controllers: [ImportacoesUsuariosController],
  providers: [ImportacoesUsuariosRepository, ImportacoesUsuariosService],
})
export class ImportacoesUsuariosModule {}
