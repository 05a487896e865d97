import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { problema } from '@alipen/platform/problems/problema';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Configuration } from '../configuration.ts';
import type { WebPage } from './web-page.ts';

/** Files that the build names by their content never change under that name. */
const HASHED = /(?:^|\/)assets\/|[.-][A-Za-z0-9_-]{8,}\.(?:js|css|woff2|svg|png|webp)$/;
const FOREVER = 'public, max-age=31536000, immutable';
/** Scripts and workers of ours run under this; the page's own policy carries the nonce. */
const ASSET_POLICY = "default-src 'self'; object-src 'none'; frame-ancestors 'none'";

function filesUnder(folder: string): ReadonlySet<string> {
  if (!existsSync(folder)) return new Set();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile());
  const names = entries.map(entry => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  return new Set(names.filter(name => !/\.(br|gz|html|map)$/.test(name)));
}

/** A person opening an address, not a script fetching a file that is gone. */
function isNavigation({ headers }: FastifyRequest, path: string): boolean {
  if (/\.[A-Za-z0-9]{1,8}$/.test(path)) return false;
  const mode = headers['sec-fetch-mode'];
  if (mode !== undefined) return mode === 'navigate';
  const { accept = '*/*' } = headers;
  return accept.includes('text/html') || accept === '*/*';
}

/** The built web under the base path, and its page for every address a person may open. */
export async function registerWeb(
  fastify: FastifyInstance,
  page: WebPage,
  configuration: Configuration,
): Promise<void> {
  const { basePath, painelPath, webDir } = configuration;
  const files = filesUnder(webDir);
  // Not awaited: that would load every scope before Nest has set its error handler.
  if (page.built) fastify.register(fastifyStatic, { root: webDir, serve: false, preCompressed: true });

  const sendPage = (reply: FastifyReply): FastifyReply => {
    const { html, headers } = page.write();
    return reply.headers(headers).send(html);
  };
  const serve = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const path = (request.raw.url ?? '').split('?')[0] ?? '';
    const name = path.startsWith(basePath) ? path.slice(basePath.length) : '';
    if (files.has(name)) {
      const cache = HASHED.test(name) ? FOREVER : 'no-cache';
      reply.header('cache-control', cache).header('content-security-policy', ASSET_POLICY);
      return reply.sendFile(name, { cacheControl: false });
    }
    // The base itself is never a lost file: the service worker fetches the page from it.
    if (path === basePath || isNavigation(request, path)) return sendPage(reply);
    throw problema('rota-desconhecida', { detail: 'Este endereço não existe.' });
  };
  fastify.get(`${basePath}*`, serve);
  // Opened in a new tab by the key /modules/painel (spec.md section 2), whatever the base path.
  fastify.get(painelPath, (_request, reply) => sendPage(reply));
  if (basePath === '/') return;
  const home = (_request: FastifyRequest, reply: FastifyReply): FastifyReply => reply.redirect(basePath);
  fastify.get('/', home);
  fastify.get(basePath.slice(0, -1), home);
}
