import { deviceBase } from '../../app/device.base.ts';
import { draftStore } from '../../drafts/draft.store.ts';
import type { QuantidadesPorPar } from './lote.linhas.ts';

/** A typed row that is not on the server: mine and what it was typed over. */
export interface LinhaGuardada {
  minha: QuantidadesPorPar;
  base: QuantidadesPorPar;
}

// One record a row: a key typed writes that row alone, and two tabs never take a row from each other.
export const linhasGuardadas = draftStore<LinhaGuardada>(deviceBase('alipen-lotes', 1, ['linhas']), 'linhas');

/** Of the batch `guarda`; the rest of the key is the row. */
export const prefixoDe = (guarda: string) => `${guarda}#`;
