import { Module } from '@nestjs/common';
import { DietasController } from './dietas.controller.ts';
import { DietasRepository } from './dietas.repository.ts';
import { DietasService } from './dietas.service.ts';
import { TiposDietaService } from './tipos-dieta.service.ts';

@Module({
  controllers: [DietasController],
  providers: [DietasRepository, DietasService, TiposDietaService],
  exports: [DietasService],
})
export class DietasModule {}
