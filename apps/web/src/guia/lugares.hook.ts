import { mayOpen } from '../app/access.rule.ts';
import { labelOf, usePerson } from '../app/person.hook.ts';
import { isRoute } from '../app/screens.table.ts';
import { type Lugar, linhaDe, NOMES } from './guia.table.ts';

/** The places that the person opens, by the names that their menu has. */
export function useLugares() {
  const { session, accesses, menu } = usePerson();
  const abre = (lugar: Lugar): boolean => {
    const guardada = isRoute(lugar) ? lugar : linhaDe(lugar).como;
    return guardada === undefined || mayOpen(guardada, session, accesses);
  };
  const nomeDe = (lugar: Lugar): string => labelOf(menu, lugar) ?? NOMES[lugar];
  return { abre, nomeDe };
}
