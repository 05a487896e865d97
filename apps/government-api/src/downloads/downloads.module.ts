import { join } from 'node:path';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { FileStore } from '../storage/file-store.ts';
import type { S3 } from '../storage/s3.settings.ts';
import { openStore } from '../storage/storage.ts';
import { DownloadsController } from './downloads.controller.ts';
import { DownloadsRepository } from './downloads.repository.ts';
import { DownloadsService } from './downloads.service.ts';
import { DownloadsTarefas } from './downloads.tarefas.ts';
import { GeradoresDeDownload } from './downloads-geradores.ts';
import { DownloadsRunner, PASTA_DOS_DOWNLOADS } from './downloads-runner.ts';

@Global()
@Module({})
class DownloadsModule {}

export function downloadsModule(dataDir: string, s3: S3 | null): DynamicModule {
  const pasta = join(dataDir, 'downloads');
  return {
    module: DownloadsModule,
    controllers: [DownloadsController],
    providers: [
      DownloadsTarefas,
      DownloadsRepository,
      DownloadsRunner,
      DownloadsService,
      GeradoresDeDownload,
      { provide: PASTA_DOS_DOWNLOADS, useValue: pasta },
      { provide: FileStore, useValue: openStore(pasta, s3) },
    ],
    exports: [DownloadsService],
  };
}
