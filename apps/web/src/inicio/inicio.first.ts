import type { First } from '../app/first-queries.ts';
import { today } from '../ui/today.ts';
import { obterInicio } from './inicio.queries.ts';

export const first: First = (ask, { session, papel }) => {
  if (session.papeis.length > 0) ask(obterInicio(papel, today()));
};
