import { type Go, sessionEnded, timeLeft } from '../app/session.end.ts';
import type { Sessao } from '../app/session.queries.ts';
import { rememberMark, tellOtherTabs } from '../app/session.signals.ts';

/** Opens the product after a sign-in, unless the token arrived expired. */
export function enterSession(session: Sessao, go: Go, to: string) {
  if (timeLeft(session) <= 0) return sessionEnded(go, to);
  rememberMark(session.marca);
  tellOtherTabs('entered');
  return go(to, { replace: true });
}
