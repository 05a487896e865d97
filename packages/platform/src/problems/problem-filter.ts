import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { catalogue } from './catalogue.ts';
import { PROBLEM_TYPE, problemDocument } from './problem-document.ts';
import { toProblem } from './to-problem.ts';

/** Writes the answer to anything thrown. Also used as Fastify's own error handler, for what fails before Nest. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const problem = toProblem(error);
  const { status } = catalogue[problem.slug];
  if (problem.slug === 'falha-no-servidor') request.log.error({ err: problem.cause ?? error }, 'unexpected error');
  else if (status >= 500) request.log.warn({ slug: problem.slug, err: problem.cause }, 'problem');
  if (reply.raw.headersSent) {
    // In the middle of a stream the only honest answer is a cut connection.
    reply.raw.destroy();
    return;
  }
  if (problem.extra.retryAfter !== undefined) reply.header('retry-after', String(problem.extra.retryAfter));
  if (status === 401) reply.header('www-authenticate', 'Bearer realm="alipen"');
  for (const [name, value] of Object.entries(problem.extra.headers ?? {})) reply.header(name, value);
  reply
    .code(status)
    .header('content-type', PROBLEM_TYPE)
    .header('cache-control', 'no-store')
    .send(JSON.stringify(problemDocument(problem, request.id)));
}

@Catch()
export class ProblemFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    sendProblem(error, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }
}
