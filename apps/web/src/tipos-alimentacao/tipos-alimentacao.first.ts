import type { First } from '../app/first-queries.ts';
import { listarTipos } from './tipos-alimentacao.queries.ts';

export const first: First = ask => ask(listarTipos());
