import { join } from 'node:path';
import { type DynamicModule, Module } from '@nestjs/common';
import type { S3 } from '../storage/s3.settings.ts';
import { openStore } from '../storage/storage.ts';
import { ARQUIVO_MORTO, GuardaService } from './guarda.service.ts';
import { GuardaTarefas } from './guarda.tarefas.ts';
import { ParticoesRepository } from './particoes.repository.ts';

@Module({})
class GuardaModule {}

/** One instance per process: every module that imports it gets the same. */
export function guardaModule(dataDir: string, s3: S3 | null): DynamicModule {
  const pasta = join(dataDir, 'arquivo');
  return {
    module: GuardaModule,
    global: true,
    providers: [
      GuardaTarefas,
      GuardaService,
      ParticoesRepository,
      { provide: ARQUIVO_MORTO, useValue: { pasta, store: openStore(pasta, s3) } },
    ],
    exports: [GuardaService],
  };
}
