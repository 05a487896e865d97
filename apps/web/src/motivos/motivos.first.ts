import type { First } from '../app/first-queries.ts';
import { listarMotivos } from './motivos.queries.ts';

export const first: First = ask => ask(listarMotivos());
