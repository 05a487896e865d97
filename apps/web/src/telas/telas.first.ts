import type { First } from '../app/first-queries.ts';
import { listarTelas } from './telas.queries.ts';

export const first: First = ask => ask(listarTelas());
