import { Module } from '@nestjs/common';
import { VisoesController } from './visoes.controller.ts';
import { VisoesRepository } from './visoes.repository.ts';
import { VisoesService } from './visoes.service.ts';

@Module({
  controllers: [VisoesController],
  providers: [VisoesRepository, VisoesService],
})
export class VisoesModule {}
