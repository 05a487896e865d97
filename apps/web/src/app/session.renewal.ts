import { queryClient } from './query-client.ts';
import { obterSessao, type Sessao } from './session.queries.ts';
import {
  currentMark,
  type Recovery,
  rememberMark,
  sessionRenewed,
  setRecovery,
  tellOtherTabs,
} from './session.signals.ts';
import { hasWork } from './session.work.ts';

// Signing in again without leaving the screen: one question serves all the waiting calls.

/** `fim`: the session is over and calls wait. `antes`: the person renews it before it ends. */
export type Ask = 'fim' | 'antes';

/** The person chose to leave: nothing is asked again until the shell opens anew. */
let gaveUp = false;
let asked: { ask: Ask; answer: Promise<boolean>; settle: (again: boolean) => void } | undefined;
const watchers = new Set<() => void>();

export const currentAsk = () => asked?.ask;
export function watchAsk(watcher: () => void) {
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
  };
}
const tell = () => {
  for (const watcher of watchers) watcher();
};

/** True once the same person is signed in again; false when they gave up. */
export function askToEnter(ask: Ask = 'fim'): Promise<boolean> {
  if (gaveUp) return Promise.resolve(false);
  if (asked) {
    if (ask === 'fim' && asked.ask !== ask) asked = { ...asked, ask };
    tell();
    return asked.answer;
  }
  let settle: (again: boolean) => void = () => undefined;
  const answer = new Promise<boolean>(resolve => {
    settle = resolve;
  });
  asked = { ask, answer, settle };
  tell();
  return answer;
}

export function settleAsk(again: boolean) {
  const before = asked;
  asked = undefined;
  gaveUp = !again && before?.ask === 'fim';
  tell();
  before?.settle(again);
}

const known = () => queryClient.getQueryData(obterSessao().queryKey);

/** False when the session is another person's; otherwise the page goes on under the new session. */
export function goOnAs(session: Sessao): boolean {
  const before = known();
  if (before && before.usuario.matricula !== session.usuario.matricula) return false;
  rememberMark(session.marca);
  queryClient.setQueryData(obterSessao().queryKey, session);
  settleAsk(true);
  sessionRenewed();
  return true;
}

/** Runs after a sign-in in this tab. Another person's page must reload; what was typed is kept under the person who typed it. */
export function entered(session: Sessao, reload = () => window.location.reload()) {
  tellOtherTabs('entered');
  if (!goOnAs(session)) reload();
}

/** In these calls a 401 answers the question asked; it does not mean that the session is over. */
const OPEN_CALLS = ['/api/login', '/api/entrada/chave', '/api/sessao', '/api/logout'];

/** Repeats the refused call unchanged (Idempotency-Key and body too) once the person is signed in again. */
const recover: Recovery = async (again, refused) => {
  if (OPEN_CALLS.some(path => again.url.endsWith(path)) || !hasWork()) return refused;
  if (!(await askToEnter())) return refused;
  const mark = currentMark();
  if (mark) again.headers.set('X-Sessao', mark);
  return globalThis.fetch(again);
};

export function startRenewal() {
  gaveUp = false;
  setRecovery(recover);
}
