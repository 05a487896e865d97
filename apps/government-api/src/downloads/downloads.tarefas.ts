import { Injectable } from '@nestjs/common';
import { JobsWork } from '../jobs/jobs-work.ts';
import { DownloadsService } from './downloads.service.ts';

@Injectable()
export class DownloadsTarefas {
  constructor(work: JobsWork, downloads: DownloadsService) {
    work.offer({
      DOWNLOADS: (_moment, signal) => downloads.cuidar(signal),
    });
  }
}
