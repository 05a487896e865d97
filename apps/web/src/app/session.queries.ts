import type { components } from '@alipen/contracts/generated/bff';
import { queryOptions } from '@tanstack/react-query';
import { api, body } from './api.client.ts';
import { ProblemError } from './problem.error.ts';
import { serverNow } from './server-clock.ts';
import { rememberMark } from './session.signals.ts';

export type Sessao = components['schemas']['Sessao'];
export type Papel = components['schemas']['Papel'];
export type Menu = components['schemas']['Menu'];
export type Acesso = components['schemas']['Acesso'];

/** Asks the server who is in, whatever this page knows. */
export async function readSession(signal?: AbortSignal): Promise<Sessao | null> {
  try {
    return await body(api.GET('/api/sessao', { ...(signal && { signal }) }));
  } catch (error) {
    if (error instanceof ProblemError && error.status === 401) return null;
    throw error;
  }
}

const SESSAO = 'obterSessao';

// Beside the first answer, not before it: every first screen would carry it.
const store = import('./kept.store.ts');

/**
 * Where no answer arrives, who was last in on this device, until that session ends: a phone at a gate opens without
 * network. What was read for one person is gone before another's page opens.
 */
async function sessionHere(signal: AbortSignal): Promise<Sessao | null> {
  const { forgetKept, keep, readKept, unanswered } = await store;
  const kept = await readKept<Sessao>(SESSAO);
  try {
    const session = await readSession(signal);
    if (kept?.value.usuario.matricula !== session?.usuario.matricula) await forgetKept();
    if (session) {
      rememberMark(session.marca);
      await keep(SESSAO, session);
    }
    return session;
  } catch (error) {
    if (!unanswered(error) || !kept || Date.parse(kept.value.expiraEm) <= serverNow()) throw error;
    rememberMark(kept.value.marca);
    return kept.value;
  }
}

/** Who is signed in; null when nobody is. */
export const obterSessao = () =>
  queryOptions({ queryKey: [SESSAO], queryFn: ({ signal }) => sessionHere(signal), staleTime: Infinity });

/** The menu of a role the person holds; without one, of the session's own role. */
export const obterMenu = (papel?: Papel) =>
  queryOptions({
    queryKey: ['obterMenu', papel ?? null],
    queryFn: async ({ signal }) => {
      const read = () => body(api.GET('/api/menu', { signal, params: { query: papel ? { papel } : {} } }));
      return (await (await store).readOrKept(`obterMenu|${papel ?? ''}`, read)).value;
    },
    staleTime: Infinity,
  });

export const listarAcessos = () =>
  queryOptions({
    queryKey: ['listarAcessos'],
    queryFn: async ({ signal }) =>
      (await (await store).readOrKept('listarAcessos', () => body(api.GET('/api/acessos', { signal })))).value,
    staleTime: Infinity,
  });
