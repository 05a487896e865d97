import { responseGuard } from '@alipen/platform/contract/response-guard';
import { createServer } from '@alipen/platform/http/server';
import { Shutdown } from '@alipen/platform/http/shutdown';
import { createLogger } from '@alipen/platform/logging/logger';
import { problema } from '@alipen/platform/problems/problema';
import { traceRequests } from '@alipen/platform/tracing/trace-requests';
import { openTracing } from '@alipen/platform/tracing/tracing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, onSendHookHandler } from 'fastify';
import type { Logger } from 'pino';
import { appModule } from './app.module.ts';
import type { Configuration } from './configuration.ts';
import { Gate } from './gate/gate.ts';
import { guardRoutes } from './gate/routes.ts';
import { Metrics } from './health/metrics.ts';
import { ApiHeaders } from './http/api-headers.ts';
import { withoutBasePath } from './http/base-path.rules.ts';
import { bffContract } from './http/bff-contract.ts';
import { addressRefusal } from './http/raw-address.rules.ts';
import { registerRefusals } from './http/refusals.ts';
import { logLazily } from './http/request-logger.ts';
import { readStrictJson } from './http/strict-json.ts';
import { bffOperations } from './operations/bff-operations.table.ts';
import { Shedding } from './protection/shedding.service.ts';
import { OpenStreams } from './relay/open-streams.ts';
import { RelayService } from './relay/relay.service.ts';
import { type RelayOperation, relayOperations } from './relay/relay-operation.ts';
import { WebPage } from './web/web-page.ts';
import { registerWeb } from './web/web-routes.ts';

type Options = {
  logger?: Logger;
  /** Answers that drift from the contract: `throw` in tests, `log` in production (style.md 14). */
  drift?: 'throw' | 'log';
  /** Those of the contract by default; tests give others. */
  relayed?: readonly RelayOperation[];
};

/** Browsers send content-policy reports as JSON under types of their own. */
const JSON_TYPES = ['application/json', 'application/csp-report', 'application/reports+json'];

/** Compared with the contract once at start; comparing each answer would cost more than answering. */
const WRITTEN_AT_START = new Set(['obterMenu', 'obterDocumento', 'abrirDocumentacao']);

function refuseOddAddresses(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    const why = addressRefusal(request.raw.url ?? '');
    if (why) done(problema('requisicao-invalida', { detail: why }));
    else done();
  });
}

function defaultHeaders(fastify: FastifyInstance, headers: ApiHeaders): void {
  const defaults = Object.entries(headers.record);
  fastify.addHook('onSend', (request, reply, payload, done) => {
    for (const [name, value] of defaults) if (!reply.hasHeader(name)) reply.header(name, value);
    reply.header('x-request-id', request.id);
    const [policyName, policy, limitName, limit] = request.rateLimit ?? [];
    if (policyName && limitName) reply.header(policyName, policy).header(limitName, limit);
    done(null, payload);
  });
}

/** Compares our own answers with the contract; the government API compares the relayed ones. */
function guardContract(fastify: FastifyInstance, mode: 'throw' | 'log'): void {
  const compared = (id: string | undefined): boolean =>
    id !== undefined && bffOperations.has(id) && !(mode === 'log' && WRITTEN_AT_START.has(id));
  const guard = responseGuard({
    contract: bffContract,
    mode,
    operationOf: request => request.routeOptions.config?.operation,
  });
  // Added only to the routes it concerns: an asynchronous hook on every answer would cost more than a menu does.
  fastify.addHook('onRoute', route => {
    if (compared(route.config?.operation)) route.onSend = [guard as onSendHookHandler, ...[route.onSend ?? []].flat()];
  });
}

export async function criarServidor(
  configuration: Configuration,
  options: Options = {},
): Promise<NestFastifyApplication> {
  const logger = options.logger ?? createLogger({ name: 'bff', level: configuration.logLevel });
  const relayed = options.relayed ?? relayOperations;
  const rewriteUrl = withoutBasePath(configuration.basePath);
  const shutdown = new Shutdown();
  const spans = await openTracing('alipen-bff', configuration.tracing, 'edge');
  const app = await createServer(appModule(configuration, logger, shutdown, spans), {
    logger,
    rewriteUrl,
    trustProxy: configuration.proxies,
    shutdown,
  });
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  const byId = new Map([...bffOperations.values(), ...relayed].map(row => [row.operationId, row]));

  logLazily(fastify);
  if (spans) {
    traceRequests(fastify, spans, request => request.routeOptions.url?.startsWith('/api/') === true);
    fastify.addHook('onClose', () => spans.close());
  }
  refuseOddAddresses(fastify);
  readStrictJson(fastify, JSON_TYPES);
  const metrics = app.get(Metrics, { strict: false });
  metrics.observe(fastify);
  // An event stream is an open screen, not a call waiting for an answer.
  const streams = app.get(OpenStreams, { strict: false });
  app.get(Shedding, { strict: false }).watch(() => metrics.underWay - streams.size);
  guardRoutes(fastify, app.get(Gate, { strict: false }), id => byId.get(id));
  guardContract(fastify, options.drift ?? 'log');
  defaultHeaders(fastify, app.get(ApiHeaders, { strict: false }));
  app.get(RelayService, { strict: false }).addRoutes(fastify, relayed);
  registerRefusals(fastify, [...byId.values()]);
  registerWeb(fastify, app.get(WebPage, { strict: false }), configuration);
  await app.init();
  return app;
}
