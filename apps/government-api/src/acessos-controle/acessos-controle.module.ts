import { Module } from '@nestjs/common';
import { PrimeirasSenhasModule } from '../primeiras-senhas/primeiras-senhas.module.ts';
import { UsuariosModule } from '../usuarios/usuarios.module.ts';
import { AcessosControleController } from './acessos-controle.controller.ts';
import { AcessosControleRepository } from './acessos-controle.repository.ts';
import { AcessosControleService } from './acessos-controle.service.ts';
import { LeiturasRepository } from './leituras.repository.ts';
import { LeiturasService } from './leituras.service.ts';

@Module({
  imports: [UsuariosModule, PrimeirasSenhasModule],
  controllers: [AcessosControleController],
  providers: [AcessosControleRepository, AcessosControleService, LeiturasRepository, LeiturasService],
})
export class AcessosControleModule {}
