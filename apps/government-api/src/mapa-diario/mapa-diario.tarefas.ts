import { Injectable } from '@nestjs/common';
import { JobsWork } from '../jobs/jobs-work.ts';
import { MapaDiarioService } from './mapa-diario.service.ts';

@Injectable()
export class MapaDiarioTarefas {
  constructor(work: JobsWork, mapas: MapaDiarioService) {
    work.offer({
      SOMAS_DO_MAPA: (_moment, signal) => mapas.somarOQueFalta(signal),
    });
  }
}
