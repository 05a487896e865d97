import { serverNow } from '../base/server-clock.ts';
import { api } from './api.client.ts';
import type { Sessao } from './session.queries.ts';
import { rememberEnd } from './session.signals.ts';

// Apart from the other session files because the sign-in page needs it and must not load the query library.

export type Go = (path: string, options?: { state?: unknown; replace?: boolean }) => unknown;

/** Milliseconds that the session still has, by the server's clock. */
export const timeLeft = (session: Sessao) => Date.parse(session.expiraEm) - serverNow();

export const signInPath = (from: string) => (from === '/' ? '/login' : `/login?voltar=${encodeURIComponent(from)}`);

/** The token expired: the cookie goes, and the sign-in page says why and leads back to where the person was. */
export function sessionEnded(go: Go, from: string) {
  // biome-ignore lint/suspicious/noConsole: the brief asks for this line in the console (section 8)
  console.log('Token expired');
  rememberEnd();
  // The cookie may be dead already, so the answer changes nothing here.
  api.POST('/api/logout').catch(() => undefined);
  go(signInPath(from), { replace: true, state: { expirada: true } });
}
