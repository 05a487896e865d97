import 'reflect-metadata';
import { StandardSchemaValidationPipe, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { type FastifyBaseLogger, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Logger } from 'pino';
import { invalidData } from '../contract/invalid-data.ts';
import { NestLogger } from '../logging/logger.ts';
import { ProblemFilter, sendProblem } from '../problems/problem-filter.ts';
import { answerClientError } from './client-error.ts';
import { requestId } from './request-id.ts';
import type { Shutdown } from './shutdown.ts';

type Options = {
  logger: Logger;
  /** Most bytes of a body, where no operation says otherwise. */
  bodyLimit?: number;
  /** Exact number of proxies in front; none by default (security.md B5). */
  trustProxy?: number;
  logRequests?: boolean;
  shutdown?: Shutdown;
  /** Gives the same routes other addresses: from the path received to the path routed. */
  rewriteUrl?: (url: string) => string;
};

const SECOND = 1000;

/** A Nest application on Fastify with the limits of security.md C1 and problem documents from the first byte on. */
export async function createServer(module: unknown, options: Options): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    loggerInstance: options.logger as FastifyBaseLogger,
    // The request's id has one name on every line, ours and Fastify's.
    logController: new LogController({ disableRequestLogging: !options.logRequests, requestIdLogLabel: 'id' }),
    genReqId: requestId,
    bodyLimit: options.bodyLimit ?? 100 * 1024,
    requestTimeout: 60 * SECOND,
    keepAliveTimeout: 65 * SECOND,
    forceCloseConnections: 'idle',
    rewriteUrl: ({ url = '/' }: { url?: string }) => options.rewriteUrl?.(url) ?? url,
    trustProxy: (_address: string, hop: number) => hop < (options.trustProxy ?? 0),
    routerOptions: {
      caseSensitive: true,
      ignoreTrailingSlash: false,
      ignoreDuplicateSlashes: false,
      maxParamLength: 256,
    },
    frameworkErrors: (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
      sendProblem(error, request, reply),
    clientErrorHandler: answerClientError,
    // Node looks for late requests every half a minute unless told otherwise, and one sent by the byte stood for as long again.
    http: { headersTimeout: 10 * SECOND, maxHeaderSize: 16 * 1024, connectionsCheckingInterval: SECOND },
  });
  const app = await NestFactory.create<NestFastifyApplication>(module as Type, adapter, {
    logger: new NestLogger(options.logger),
    abortOnError: false,
    // Fastify's own JSON parser only; Nest would also read forms, which no operation takes (security.md B2).
    bodyParser: false,
  });
  const { shutdown } = options;
  if (shutdown) endConnections(adapter, shutdown);
  adapter.getInstance().removeContentTypeParser('text/plain');
  app.useGlobalFilters(new ProblemFilter());
  app.useGlobalPipes(new StandardSchemaValidationPipe({ exceptionFactory: invalidData }));
  return app;
}

function endConnections(adapter: FastifyAdapter, shutdown: Shutdown): void {
  adapter.getInstance().addHook('onRequest', (_request, reply, done) => {
    if (shutdown.begun) reply.header('connection', 'close');
    done();
  });
}
