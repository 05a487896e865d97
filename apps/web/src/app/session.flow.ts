import { redirect } from 'react-router-dom';
import { basePath } from '../base/base-path.ts';
import { FIRST } from '../first.table.ts';
import { mayOpen } from './access.rule.ts';
import { api } from './api.client.ts';
import { askingOf, type First } from './first-queries.ts';
import { SIGN_OUT_THERE } from './provider.address.ts';
import { queryClient } from './query-client.ts';
import { type Go, sessionEnded, signInPath } from './session.end.ts';
import { listarAcessos, obterMenu, obterSessao, type Papel, readSession, type Sessao } from './session.queries.ts';
import { askToEnter, goOnAs } from './session.renewal.ts';
import { currentMark, hasEnded, rememberMark, type SessionEvent, tellOtherTabs } from './session.signals.ts';
import { hasWork } from './session.work.ts';

export const PAPEL_KEY = 'alipen.papel';

const forgetKept = async () => (await import('./kept.store.ts')).forgetKept();

function forgetSession() {
  queryClient.clear();
  rememberMark(undefined);
  return forgetKept();
}

/** What was read stays while the shell shows it: without its person the shell breaks, and the sign-in page may take its time to load. */
function expireSession(go: Go, from: string) {
  sessionEnded(go, from);
  forgetKept();
}

/** Once the shell has given way to the sign-in page. */
export function afterShell() {
  if (hasEnded()) queryClient.clear();
}

export async function leaveSession(reload = () => window.location.reload()) {
  const byProvider = queryClient.getQueryData(obterSessao().queryKey)?.peloProvedor;
  await api.POST('/api/logout').catch(() => undefined);
  // The page goes, and what it has read with it.
  await forgetKept();
  tellOtherTabs('left');
  // A provider's session ends too: on a shared computer the next person would be signed in as this one.
  if (byProvider) window.location.assign(SIGN_OUT_THERE);
  else reload();
}

export function reactTo(event: SessionEvent, go: Go, here: string, reload = () => window.location.reload()) {
  if (event === 'lost') sessionRefused(go, here, reload);
  else if (event === 'entered') followOtherTab(reload);
  else if (event !== 'renewed') reload();
}

/**
 * A refused call may be the late answer to a session that another one replaced in this browser, so the server is asked who is
 * signed in. Without an answer (no network, a page being left) nobody is signed out, because that may be the case.
 */
async function sessionRefused(go: Go, here: string, reload: () => void) {
  const session = await readSession().catch(() => undefined);
  if (session === undefined) return;
  if (session === null || session.marca === currentMark()) await endSession(go, here);
  else if (!goOnAs(session)) reload();
}

/** Work on the screen is worth asking for the password; an idle screen is not. Without network neither helps. */
export async function endSession(go: Go, here: string) {
  if (!navigator.onLine) return;
  if (hasWork() && (await askToEnter())) return;
  expireSession(go, here);
}

async function followOtherTab(reload: () => void) {
  const session = await readSession().catch(() => null);
  if (!session || !goOnAs(session)) reload();
}

const storedPapel = (session: Sessao): Papel | undefined => {
  try {
    return session.papeis.find(papel => papel === localStorage.getItem(PAPEL_KEY));
  } catch {
    return undefined;
  }
};

const pathIn = (request: Request) => {
  const { pathname, search } = new URL(request.url);
  return (pathname.slice(basePath.length) || '/') + search;
};

const toSignIn = (request: Request) => redirect(signInPath(pathIn(request)));

export async function shellLoader({ request }: { request: Request }) {
  const session = await queryClient.ensureQueryData(obterSessao());
  if (!session) {
    // The missing session must not stay cached: the sign-in that follows reads it again.
    forgetSession();
    throw toSignIn(request);
  }
  await Promise.all([
    queryClient.ensureQueryData(obterMenu(storedPapel(session))),
    queryClient.ensureQueryData(listarAcessos()),
  ]);
  return null;
}

async function refuse(request: Request, route: string) {
  const session = await queryClient.ensureQueryData(obterSessao());
  if (!session) throw toSignIn(request);
  const accesses = await queryClient.ensureQueryData(listarAcessos());
  if (!mayOpen(route, session, accesses)) throw new Response(null, { status: 403 });
}

export function firstOf(screen: string) {
  const coming = FIRST[screen]?.();
  coming?.catch(() => undefined);
  return coming;
}

/**
 * Refuses who may not see the screen that `guard` names. Whoever may has its first queries asked while its code still loads: the
 * navigation does not wait for their answers, nor fail by them.
 */
export async function openScreen(request: Request, screen: string, guard?: string) {
  // Whoever goes on to another screen while the sign-in page still loads is led there all the same.
  if (hasEnded()) throw toSignIn(request);
  const coming = firstOf(screen);
  if (guard) await refuse(request, guard);
  if (coming) askFirst(coming, request).catch(() => undefined);
  return null;
}

async function askFirst(coming: Promise<{ first: First }>, request: Request) {
  const session = await queryClient.ensureQueryData(obterSessao());
  if (!session) return;
  const [{ first }, { papel }] = await Promise.all([
    coming,
    queryClient.ensureQueryData(obterMenu(storedPapel(session))),
  ]);
  first(askingOf(queryClient), { search: new URL(request.url).searchParams, session, papel });
}
