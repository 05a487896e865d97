import type { X509Certificate } from 'node:crypto';
import { type DynamicModule, Module } from '@nestjs/common';
import { NotificacoesModule } from '../notificacoes/notificacoes.module.ts';
import { NotasAcessoService } from './notas.acesso.service.ts';
import { NotasController } from './notas.controller.ts';
import { NotasRecepcao } from './notas.recepcao.service.ts';
import { NotasService } from './notas.service.ts';
import { AUTORIDADES } from './notas.settings.ts';
import { NotasOuvintes } from './notas-ouvintes.ts';
import { CobrancasRepository } from './registro/cobrancas.repository.ts';
import { ConvitesRepository } from './registro/convites.repository.ts';
import { NotasRepository } from './registro/notas.repository.ts';

@Module({
  imports: [NotificacoesModule],
  controllers: [NotasController],
  providers: [
    ...[CobrancasRepository, ConvitesRepository, NotasRepository],
    ...[NotasOuvintes, NotasRecepcao, NotasService, NotasAcessoService],
  ],
  exports: [NotasOuvintes],
})
class NotasModule {}

export const notasModule = (autoridades: readonly X509Certificate[]): DynamicModule => ({
  module: NotasModule,
  global: true,
  providers: [{ provide: AUTORIDADES, useValue: autoridades }],
});
