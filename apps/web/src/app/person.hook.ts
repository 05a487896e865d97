import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { readsOnly } from './access.rule.ts';
import { usePreference } from './preference.store.ts';
import { PAPEL_KEY } from './session.flow.ts';
import { listarAcessos, type Menu, obterMenu, obterSessao, type Papel } from './session.queries.ts';

/** The signed-in person, their present role and its menu. Only inside the shell, whose loader has fetched them. */
export function usePerson() {
  const { data: session } = useSuspenseQuery(obterSessao());
  if (!session) throw new Error('usePerson outside the shell');
  const [stored, setPapel] = usePreference(PAPEL_KEY);
  const chosen = session.papeis.find(papel => papel === stored);
  const { data: menu } = useSuspenseQuery(obterMenu(chosen));
  const { data: accesses } = useSuspenseQuery(listarAcessos());
  return { session, menu, accesses, papel: menu.papel, setPapel: (papel: Papel) => setPapel(papel) };
}

/** Whether the person only reads. What is not the shell's may stand where nobody is signed in, and asks nothing by this. */
export function useReadsOnly() {
  const { data } = useQuery({ ...obterSessao(), enabled: false });
  return Boolean(data && readsOnly(data));
}

/** The role's own label for a route: one screen can have three names. */
export const labelOf = (menu: Menu, route: string) =>
  menu.secoes.flatMap(({ itens }) => itens).find(({ rota }) => rota === route)?.rotulo;
