import { createHash } from 'node:crypto';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { bffDocument } from '../http/bff-contract.ts';
import { BffOperation } from '../operations/bff-operation-decorator.ts';
import { documentationPage } from './documentation-page.ts';
import { documentationStyle } from './documentation-style.ts';

/** Made for the first who asks, and kept: two texts of megabytes that most days nobody reads. */
const once = (make: () => string) => {
  let made: string | undefined;
  return () => (made ??= make());
};
const json = once(() => JSON.stringify(bffDocument));
const page = once(() => documentationPage(bffDocument));
const STYLE_HASH = createHash('sha256').update(documentationStyle).digest('base64');
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;
const FIVE_MINUTES = 'public, max-age=300';

@Controller()
export class PublicationController {
  @BffOperation('obterDocumento')
  obterDocumento(@Res() reply: FastifyReply): void {
    reply.header('content-type', 'application/json; charset=utf-8').header('cache-control', FIVE_MINUTES).send(json());
  }

  @BffOperation('abrirDocumentacao')
  abrirDocumentacao(@Res() reply: FastifyReply): void {
    reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', FIVE_MINUTES)
      .header('content-security-policy', POLICY)
      .send(page());
  }
}
