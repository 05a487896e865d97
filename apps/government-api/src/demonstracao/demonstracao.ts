import type { INestApplicationContext } from '@nestjs/common';
import { Clock } from '../clock/clock.ts';
import { Database } from '../database/database.ts';
import { FotosService } from '../fotos/fotos.service.ts';
import { DemonstracaoService } from './demonstracao.service.ts';
import { FotosDaDemonstracao } from './fotos-semeador.ts';
import { semeadores } from './semeadores.table.ts';

// Imported where a demonstration is asked for, and only then: production loads none of this room.

/** Fills an empty database; answers false where somebody or something already is. */
export const semear = (app: INestApplicationContext): Promise<boolean> =>
  new DemonstracaoService(app.get(Database), app.get(Clock), semeadores).semear();

/** The photos of what it has inspected, where there is none yet. */
export const fotografar = (app: INestApplicationContext): Promise<void> =>
  new FotosDaDemonstracao(app.get(Database), app.get(FotosService)).semear();
