import { problema } from '@alipen/platform/problems/problema';
import type { FastifyInstance, FastifyRequest } from 'fastify';

type Row = { readonly method: string; readonly path: string };
type Known = { readonly pattern: RegExp; readonly methods: string[] };

const OTHERS = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'QUERY', 'PROPFIND', 'SEARCH'];

function knownPaths(rows: readonly Row[]): Known[] {
  const byPath = new Map<string, Known>();
  for (const { method, path } of rows) {
    const source = path.replaceAll(/[.]/g, '\\.').replaceAll(/\{\w+\}/g, '[^/]+');
    const known = byPath.get(path) ?? { pattern: new RegExp(`^${source}$`), methods: [] };
    known.methods.push(method);
    byPath.set(path, known);
  }
  return [...byPath.values()];
}

/** 405 with Allow where the address exists under another method, 404 elsewhere; never an upstream call (security.md B3, B8). */
export function registerRefusals(fastify: FastifyInstance, rows: readonly Row[]): void {
  const known = knownPaths(rows);
  const refuse = (request: FastifyRequest): never => {
    const path = (request.raw.url ?? '').split('?')[0] ?? '';
    const methods = known.filter(({ pattern }) => pattern.test(path)).flatMap(row => row.methods);
    const web = methods.length === 0 && !/^\/(api|health)(\/|$)/.test(path);
    if (methods.length === 0 && !web) throw problema('rota-desconhecida', { detail: 'Este endereço não existe.' });
    const allow = web ? 'GET, HEAD' : methods.join(', ');
    throw problema('metodo-nao-permitido', { detail: 'Este endereço não aceita este método.', headers: { allow } });
  };
  // Before the body is read: whatever it holds, the answer is the same.
  const route = { config: { refusal: true }, onRequest: async (request: FastifyRequest) => refuse(request) };
  const handler = async (): Promise<never> => Promise.reject(new Error('refused before'));
  for (const method of OTHERS) {
    if (!fastify.supportedMethods.includes(method)) fastify.addHttpMethod(method);
  }
  fastify.route({ ...route, method: OTHERS, url: '/*', handler });
  for (const url of ['/api', '/api/*', '/health', '/health/*']) {
    fastify.route({ ...route, method: ['GET', 'HEAD'], url, handler });
  }
}
