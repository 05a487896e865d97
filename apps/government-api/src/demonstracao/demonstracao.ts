import type { INestApplicationContext } from '@nestjs/common';
import { Clock } from '../clock/clock.ts';
import { Database } from '../database/database.ts';
import { FotosService } from '../fotos/fotos.service.ts';
import { DemonstracaoService } from './demonstracao.service.ts';
import { FotosDaDemonstracao } from './fotos-semeador.ts';
import { semeadores } from './semeadores.table.ts';
import { VidaDoDia } from './vida/vida-do-dia.ts';

// Imported only where a demonstration is asked for, so that production loads nothing of this folder.

export const semear = (app: INestApplicationContext): Promise<boolean> =>
  new DemonstracaoService(app.get(Database), app.get(Clock), semeadores).semear();

export const fotografar = (app: INestApplicationContext): Promise<void> =>
  new FotosDaDemonstracao(app.get(Database), app.get(FotosService)).semear();

/** From here on the day goes on by itself, in the background, until the product stops. */
export function viver(app: INestApplicationContext): VidaDoDia {
  const vida = new VidaDoDia(app);
  vida.comecar();
  return vida;
}
