import { Module } from '@nestjs/common';
import { LotacoesModule } from '../lotacoes/lotacoes.module.ts';
import { PresencasController } from './presencas.controller.ts';
import { PresencasRepository } from './presencas.repository.ts';
import { PresencasService } from './presencas.service.ts';

@Module({
  imports: [LotacoesModule],
  controllers: [PresencasController],
  providers: [PresencasRepository, PresencasService],
  exports: [PresencasService],
})
export class PresencasModule {}
