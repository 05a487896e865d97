import { type DynamicModule, Module } from '@nestjs/common';
import { LotacoesModule } from '../lotacoes/lotacoes.module.ts';
import { FotosController } from './fotos.controller.ts';
import { FotosRepository } from './fotos.repository.ts';
import { FotosService } from './fotos.service.ts';
import { DATA_DIR, FotosStorage } from './fotos.storage.ts';

@Module({})
export class FotosModule {}

export function fotosModule(dataDir: string): DynamicModule {
  return {
    module: FotosModule,
    imports: [LotacoesModule],
    controllers: [FotosController],
    providers: [FotosRepository, FotosStorage, FotosService, { provide: DATA_DIR, useValue: dataDir }],
  };
}
