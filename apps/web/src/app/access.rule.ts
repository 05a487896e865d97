import type { Acesso, Sessao } from './session.queries.ts';

/** One of the person's authorities must be on the screen's list. An empty or missing list denies. */
export function mayOpen(route: string, session: Sessao | null, accesses: readonly Acesso[]) {
  const authorities = session?.usuario.authorities ?? [];
  const screen = accesses.find(({ rota }) => rota === route);
  return Boolean(screen?.permitido && screen.autoridades.some(authority => authorities.includes(authority)));
}
