import type { Acesso, Sessao } from './session.queries.ts';

/** External control reads, and has nothing of its own here: no bell, no downloads, no views, nothing live (ADR 135). */
export const readsOnly = (session: Pick<Sessao, 'usuario'>) => session.usuario.authorities.includes('AL_CONTROLE');

/** One of the person's authorities must be on the screen's list. An empty or missing list denies. */
export function mayOpen(route: string, session: Sessao | null, accesses: readonly Acesso[]) {
  const authorities = session?.usuario.authorities ?? [];
  const screen = accesses.find(({ rota }) => rota === route);
  return Boolean(screen?.permitido && screen.autoridades.some(authority => authorities.includes(authority)));
}
