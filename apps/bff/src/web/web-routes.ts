import { problema } from '@alipen/platform/problems/problema';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Configuration } from '../configuration.ts';
import { readWebFiles, type WebFile } from './web-files.ts';
import type { WebPage } from './web-page.ts';

/** The build puts a hash of the content in these names, so the files never change. */
const HASHED = /(?:^|\/)assets\/|[.-][A-Za-z0-9_-]{8,}\.(?:js|css|woff2|svg|png|webp)$/;
const FOREVER = 'public, max-age=31536000, immutable';
/** Policy of scripts and workers; the page's own policy carries the nonce. */
const ASSET_POLICY = "default-src 'self'; object-src 'none'; frame-ancestors 'none'";

function isNavigation({ headers }: FastifyRequest, path: string): boolean {
  if (/\.[A-Za-z0-9]{1,8}$/.test(path)) return false;
  const mode = headers['sec-fetch-mode'];
  if (mode !== undefined) return mode === 'navigate';
  const { accept = '*/*' } = headers;
  return accept.includes('text/html') || accept === '*/*';
}

export function registerWeb(fastify: FastifyInstance, page: WebPage, configuration: Configuration): void {
  const { basePath, painelPath, webDir } = configuration;
  const files = readWebFiles(webDir);

  const sendPage = (reply: FastifyReply): FastifyReply => {
    const { html, headers } = page.write();
    return reply.headers(headers).send(html);
  };
  const sendFile = (name: string, file: WebFile, request: FastifyRequest, reply: FastifyReply) => {
    const encoding = file.encodingFor(request.headers['accept-encoding']);
    const etag = file.etag(encoding);
    reply.headers({
      'content-type': file.type,
      'cache-control': HASHED.test(name) ? FOREVER : 'no-cache',
      'content-security-policy': ASSET_POLICY,
      etag,
      vary: 'accept-encoding',
    });
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    if (encoding) reply.header('content-encoding', encoding);
    return file.bytes(encoding);
  };
  const serve = (request: FastifyRequest, reply: FastifyReply) => {
    const path = (request.raw.url ?? '').split('?')[0] ?? '';
    const name = path.startsWith(basePath) ? path.slice(basePath.length) : '';
    const file = files.get(name);
    if (file) return sendFile(name, file, request, reply);
    // The base itself is never a lost file: the service worker fetches the page from it.
    if (path === basePath || isNavigation(request, path)) return sendPage(reply);
    throw problema('rota-desconhecida', { detail: 'Este endereço não existe.' });
  };
  fastify.get(`${basePath}*`, serve);
  // The key /modules/painel opens this page in a new tab (spec.md section 2), whatever the base path.
  fastify.get(painelPath, (_request, reply) => sendPage(reply));
  if (basePath === '/') return;
  const home = (_request: FastifyRequest, reply: FastifyReply): FastifyReply => reply.redirect(basePath);
  fastify.get('/', home);
  fastify.get(basePath.slice(0, -1), home);
}
