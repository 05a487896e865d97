import { obterAgencia } from '../agencia/agencia.queries.ts';
import type { First } from '../app/first-queries.ts';
import { listarParametros } from './parametros.queries.ts';

export const first: First = ask => {
  ask(obterAgencia());
  ask(listarParametros());
};
