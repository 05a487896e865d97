import { Module } from '@nestjs/common';
import { ContratosModule } from '../contratos/contratos.module.ts';
import { DeclaracoesController } from './declaracoes.controller.ts';
import { DeclaracoesPublicaService } from './declaracoes.publica.service.ts';
import { DeclaracoesRepository } from './declaracoes.repository.ts';
import { DeclaracoesService } from './declaracoes.service.ts';
import { DeclaradoRepository } from './declarado.repository.ts';

@Module({
  imports: [ContratosModule],
  controllers: [DeclaracoesController],
  providers: [DeclaracoesRepository, DeclaradoRepository, DeclaracoesService, DeclaracoesPublicaService],
  exports: [DeclaracoesService],
})
export class DeclaracoesModule {}
