import { problema } from '@alipen/platform/problems/problema';
import type { FastifyInstance } from 'fastify';

const utf8 = new TextDecoder('utf-8', { fatal: true });

function decoded(body: Buffer): string {
  try {
    return utf8.decode(body);
  } catch {
    throw problema('requisicao-invalida', { detail: 'O conteúdo tem bytes que não são UTF-8.' });
  }
}

/**
 * JSON is UTF-8 (RFC 8259 section 8.1). Bytes that are not, overlong forms among them, are refused and never replaced: a password
 * would arrive as another one.
 */
export function readStrictJson(fastify: FastifyInstance, types: readonly string[]): void {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.addContentTypeParser<Buffer>([...types], { parseAs: 'buffer' }, (request, body, done) =>
    parse(request, decoded(body), done),
  );
}
