import type { components } from '@alipen/contracts/generated/bff';
import { queryOptions } from '@tanstack/react-query';
import { api, body } from './api.client.ts';
import { ProblemError } from './problem.error.ts';
import { rememberMark } from './session.signals.ts';

export type Sessao = components['schemas']['Sessao'];
export type Papel = components['schemas']['Papel'];
export type Menu = components['schemas']['Menu'];
export type Acesso = components['schemas']['Acesso'];

async function readSession(signal: AbortSignal): Promise<Sessao | null> {
  try {
    const session = await body(api.GET('/api/sessao', { signal }));
    rememberMark(session.marca);
    return session;
  } catch (error) {
    if (error instanceof ProblemError && error.status === 401) return null;
    throw error;
  }
}

/** Who is signed in; null when nobody is. */
export const obterSessao = () =>
  queryOptions({ queryKey: ['obterSessao'], queryFn: ({ signal }) => readSession(signal), staleTime: Infinity });

/** The menu of a role the person holds; without one, of the session's own role. */
export const obterMenu = (papel?: Papel) =>
  queryOptions({
    queryKey: ['obterMenu', papel ?? null],
    queryFn: ({ signal }) => body(api.GET('/api/menu', { signal, params: { query: papel ? { papel } : {} } })),
    staleTime: Infinity,
  });

export const listarAcessos = () =>
  queryOptions({
    queryKey: ['listarAcessos'],
    queryFn: ({ signal }) => body(api.GET('/api/acessos', { signal })),
    staleTime: Infinity,
  });
