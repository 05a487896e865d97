import type { First } from '../app/first-queries.ts';
import { listarFormularios, obterPlanoAmostragem } from './formularios.queries.ts';

export const first: First = ask => {
  ask(listarFormularios());
  ask(obterPlanoAmostragem());
};
