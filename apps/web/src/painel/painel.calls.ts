import type { components } from '@alipen/contracts/generated/bff';
import { api } from '../app/api.client.ts';
import type { Painel } from './painel.queries.ts';

type Schemas = components['schemas'];
export type SituacaoDestaTela = Schemas['SituacaoDestaTela'];
export type CodigoNaTela = Schemas['CodigoNaTela'];

/** `negado` is an answer: nobody is authorised here. `falha`: no answer, or one that says nothing; `esperaS` in seconds. */
export type Lida<T> =
  | { tipo: 'ok'; valor: T }
  | { tipo: 'negado'; status: number }
  | { tipo: 'falha'; status: number; esperaS: number };

const PRAZO_MS = 12_000;

interface Answer<T> {
  data?: T;
  response: Response;
}

/** Separate from the calls of a person's screens: a 401 here is about the wall and ends nobody's session. */
async function lida<T>(call: (signal: AbortSignal) => Promise<Answer<T>>): Promise<Lida<T>> {
  const control = new AbortController();
  const timer = setTimeout(() => control.abort(), PRAZO_MS);
  try {
    const { data, response } = await call(control.signal);
    if (response.ok && data !== undefined) return { tipo: 'ok', valor: data };
    const { status } = response;
    if (status === 401 || status === 403) return { tipo: 'negado', status };
    return { tipo: 'falha', status, esperaS: Number(response.headers.get('retry-after')) || 0 };
  } catch {
    return { tipo: 'falha', status: 0, esperaS: 0 };
  } finally {
    clearTimeout(timer);
  }
}

export const lerPainel = (regiao: string | null): Promise<Lida<Painel>> =>
  lida(signal => api.GET('/api/ms-alipen/painel', { signal, params: { query: regiao ? { regiao } : {} } }));

export const renovarTela = (): Promise<Lida<SituacaoDestaTela>> =>
  lida(signal => api.POST('/api/tela/sessao', { signal }));

export const pedirCodigo = (): Promise<Lida<CodigoNaTela>> => lida(signal => api.POST('/api/tela/codigo', { signal }));
