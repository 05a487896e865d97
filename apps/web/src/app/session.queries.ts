import type { components } from '@alipen/contracts/generated/bff';
import { queryOptions } from '@tanstack/react-query';
import { ProblemError } from '../base/problem.error.ts';
import { serverNow } from '../base/server-clock.ts';
import { api, body } from './api.client.ts';
import { rememberMark } from './session.signals.ts';

export type Sessao = components['schemas']['Sessao'];
export type Papel = components['schemas']['Papel'];
export type Menu = components['schemas']['Menu'];
export type Acesso = components['schemas']['Acesso'];

/** Always asks the server, whatever this page has cached. Null: nobody is signed in. */
export async function readSession(signal?: AbortSignal): Promise<Sessao | null> {
  try {
    return await body(api.GET('/api/sessao', { ...(signal && { signal }) }));
  } catch (error) {
    if (error instanceof ProblemError && error.status === 401) return null;
    throw error;
  }
}

const SESSAO = 'obterSessao';

// Loaded beside the first answer; a static import would be in every first screen.
const store = import('./kept.store.ts');

/**
 * When no answer arrives, gives the last person signed in on this device until that session ends: a phone at a gate opens without
 * network. What was read for one person is deleted before another's page opens.
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

/** Null when nobody is signed in. */
export const obterSessao = () =>
  queryOptions({ queryKey: [SESSAO], queryFn: ({ signal }) => sessionHere(signal), staleTime: Infinity });

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
