import { join } from 'node:path';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { LotacoesModule } from '../lotacoes/lotacoes.module.ts';
import { NotificacoesModule } from '../notificacoes/notificacoes.module.ts';
import { ParametrosModule } from '../parametros/parametros.module.ts';
import type { S3 } from '../storage/s3.settings.ts';
import { openStore } from '../storage/storage.ts';
import { AnexosService } from './anexos.service.ts';
import { FotosController } from './fotos.controller.ts';
import { FotosDecisaoService } from './fotos.decisao.service.ts';
import { FotosEnvioService } from './fotos.envio.service.ts';
import { FotosLeituraService } from './fotos.leitura.service.ts';
import { FotosRepeticaoService } from './fotos.repeticao.service.ts';
import { FotosRepetidasRepository } from './fotos.repetidas.repository.ts';
import { FotosRepository } from './fotos.repository.ts';
import { FotosService } from './fotos.service.ts';
import { FotosArmazem } from './fotos-armazem.ts';
import { FotosChegada, PASTA_DAS_FOTOS } from './fotos-chegada.ts';

@Global()
@Module({})
class FotosModule {}

export function fotosModule(dataDir: string, s3: S3 | null): DynamicModule {
  const pasta = join(dataDir, 'fotos');
  return {
    module: FotosModule,
    imports: [LotacoesModule, NotificacoesModule, ParametrosModule],
    controllers: [FotosController],
    providers: [
      FotosRepository,
      FotosRepetidasRepository,
      FotosChegada,
      FotosDecisaoService,
      FotosEnvioService,
      FotosLeituraService,
      FotosRepeticaoService,
      FotosService,
      AnexosService,
      { provide: PASTA_DAS_FOTOS, useValue: pasta },
      { provide: FotosArmazem, useValue: openStore(pasta, s3) },
    ],
    exports: [FotosService],
  };
}
