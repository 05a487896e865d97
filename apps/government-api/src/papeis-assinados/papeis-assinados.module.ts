import { Module } from '@nestjs/common';
import { UsuariosModule } from '../usuarios/usuarios.module.ts';
import { PapeisAssinadosController } from './papeis-assinados.controller.ts';
import { PapeisAssinadosRepository } from './papeis-assinados.repository.ts';
import { PapeisAssinadosService } from './papeis-assinados.service.ts';

@Module({
  imports: [UsuariosModule],
  controllers: [PapeisAssinadosController],
  providers: [PapeisAssinadosRepository, PapeisAssinadosService],
  exports: [PapeisAssinadosService],
})
export class PapeisAssinadosModule {}
