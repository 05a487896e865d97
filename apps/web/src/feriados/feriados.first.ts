import type { First } from '../app/first-queries.ts';
import { today } from '../ui/today.ts';
import { consultaDe, filtroEm } from './feriados.model.ts';
import { listarFeriados } from './feriados.queries.ts';

export const first: First = (ask, { search }) => {
  const esteAno = Number(today().slice(0, 4));
  ask(listarFeriados(consultaDe(filtroEm(search, esteAno))));
};
