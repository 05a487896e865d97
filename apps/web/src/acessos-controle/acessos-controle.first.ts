import type { First } from '../app/first-queries.ts';
import { listarAcessosControle } from './acessos-controle.queries.ts';

export const first: First = ask => ask(listarAcessosControle());
