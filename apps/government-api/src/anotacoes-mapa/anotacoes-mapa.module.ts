import { Module } from '@nestjs/common';
import { FechamentosModule } from '../fechamentos/fechamentos.module.ts';
import { LotacoesModule } from '../lotacoes/lotacoes.module.ts';
import { NotificacoesModule } from '../notificacoes/notificacoes.module.ts';
import { AnotacoesMapaController } from './anotacoes-mapa.controller.ts';
import { AnotacoesMapaRepository } from './anotacoes-mapa.repository.ts';
import { AnotacoesMapaService } from './anotacoes-mapa.service.ts';

@Module({
  imports: [FechamentosModule, LotacoesModule, NotificacoesModule],
  controllers: [AnotacoesMapaController],
  providers: [AnotacoesMapaRepository, AnotacoesMapaService],
  exports: [AnotacoesMapaService],
})
export class AnotacoesMapaModule {}
