import { Module } from '@nestjs/common';
import { UsuariosModule } from '../usuarios/usuarios.module.ts';
import { PrimeirasSenhasController } from './primeiras-senhas.controller.ts';
import { PrimeirasSenhasService } from './primeiras-senhas.service.ts';

@Module({
  imports: [UsuariosModule],
  controllers: [PrimeirasSenhasController],
  providers: [PrimeirasSenhasService],
  exports: [PrimeirasSenhasService],
})
export class PrimeirasSenhasModule {}
