import { Shutdown } from '@alipen/platform/http/shutdown';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { collectDefaultMetrics, Gauge, type Metric, Registry } from 'prom-client';
import { AccessTrail } from '../audit/access-trail.ts';
import { Counters } from '../counters/counters.ts';
import { DurationHistogram, type Series } from '../counters/duration-histogram.ts';
import { FirstAnswer } from '../government/first-answer.ts';
import { UpstreamTraffic } from '../government/upstream-traffic.service.ts';
import { unwatchConnection, watchConnection } from '../http/client-connection.ts';
import { Shedding } from '../protection/shedding.service.ts';
import { Revocations } from '../session/revocation/revocation-port.ts';
import { Sessions } from '../session/sessions.service.ts';
import { auditMetrics } from './audit-metrics.ts';
import { CertificateWatch } from './certificate-watch.ts';
import { stateMetrics } from './state-metrics.ts';
import { trafficMetrics } from './traffic-metrics.ts';

declare module 'fastify' {
  interface FastifyRequest {
    leave: (() => void) | null;
  }
  interface FastifyContextConfig {
    /** One series per status class, in the order of CLASSES. */
    durations?: readonly Series[];
  }
}

const MILLISECONDS = 1000;
/** `0xx` is a call that brought no answer: the client left, or the connection was cut. */
const CLASSES = ['0xx', '1xx', '2xx', '3xx', '4xx', '5xx'];

/** Request durations by route template and status class (security.md C7); no label names a person. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();
  private readonly durations = new DurationHistogram(
    'alipen_bff_http_request_duration_seconds',
    'Duration of a request by method, route template and status class.',
  );

  private inFlight = 0;

  constructor(
    traffic: UpstreamTraffic,
    counters: Counters,
    trail: AccessTrail,
    sessions: Sessions,
    revocations: Revocations,
    shutdown: Shutdown,
    shedding: Shedding,
    certificate: CertificateWatch,
    first: FirstAnswer,
  ) {
    collectDefaultMetrics({ register: this.registry });
    this.registry.registerMetric(this.durations.asMetric());
    const own = [
      ...trafficMetrics(traffic, shedding),
      ...stateMetrics({ sessions, revocations, shutdown, first }),
      ...auditMetrics(trail),
      ...counters.all,
      certificate.metric,
      this.inFlightNow(),
    ];
    for (const metric of own) this.registry.registerMetric(metric as Metric);
  }

  get underWay(): number {
    return this.inFlight;
  }

  /** Observes every route registered from here on. */
  observe(fastify: FastifyInstance): void {
    fastify.decorateRequest('leave', null);
    fastify.addHook('onRoute', (route: RouteOptions) => {
      const method = [route.method].flat().length > 1 ? 'other' : String(route.method);
      const durations = CLASSES.map(status => this.durations.of({ method, route: route.url, status }));
      route.config = { ...route.config, durations };
    });
    fastify.addHook('onRequest', (request, reply, done) => {
      this.enter(request, reply);
      done();
    });
    fastify.addHook('onResponse', (request, _reply, done) => {
      request.leave?.();
      done();
    });
  }

  /** Fastify does not report an answer that was cut or whose caller left, so the end of the connection is watched. */
  private enter(request: FastifyRequest, reply: FastifyReply): void {
    const { socket } = request.raw;
    const leave = (): void => {
      unwatchConnection(socket, leave);
      request.leave = null;
      this.inFlight -= 1;
      const status = reply.raw.writableFinished ? Math.floor(reply.raw.statusCode / 100) : 0;
      request.routeOptions.config.durations?.[status]?.observe(reply.elapsedTime / MILLISECONDS);
    };
    this.inFlight += 1;
    request.leave = leave;
    watchConnection(socket, leave);
  }

  private inFlightNow(): Gauge {
    const count = (): number => this.underWay;
    return new Gauge({
      name: 'alipen_bff_requests_in_flight',
      help: 'Requests being answered now.',
      registers: [],
      collect() {
        this.set(count());
      },
    });
  }
}
