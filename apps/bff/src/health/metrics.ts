import { Injectable } from '@nestjs/common';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { UpstreamTraffic } from '../government/upstream-traffic.service.ts';
import { DurationHistogram } from './duration-histogram.ts';
import { Tally } from './tally.ts';
import { trafficMetrics } from './traffic.metrics.ts';

const MILLISECONDS = 1000;
/** `0xx` is a call that brought no answer: the client left, or the connection was cut. */
const CLASSES = ['0xx', '1xx', '2xx', '3xx', '4xx', '5xx'];

/** Request durations by route template and status class: names of security.md C7, never a person's label. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();
  private readonly durations = new DurationHistogram(
    'alipen_bff_http_request_duration_seconds',
    'Duration of a request by method, route template and status class.',
  );

  private inFlight = 0;

  constructor(traffic: UpstreamTraffic, tally: Tally) {
    collectDefaultMetrics({ register: this.registry });
    this.registry.registerMetric(this.durations.asMetric());
    for (const metric of [...trafficMetrics(traffic), ...tally.all, this.inFlightNow()])
      this.registry.registerMetric(metric);
  }

  /** Observes every route registered from here on. */
  observe(fastify: FastifyInstance): void {
    fastify.addHook('onRequest', (_request, _reply, done) => {
      this.inFlight += 1;
      done();
    });
    fastify.addHook('onRoute', (route: RouteOptions) => {
      const method = [route.method].flat().length > 1 ? 'other' : String(route.method);
      const byClass = CLASSES.map(status => this.durations.of({ method, route: route.url, status }));
      const own = [route.onResponse ?? []].flat();
      route.onResponse = [
        ...own,
        (_request, reply, done) => {
          this.inFlight -= 1;
          const status = reply.raw.writableFinished ? Math.floor(reply.raw.statusCode / 100) : 0;
          byClass[status]?.observe(reply.elapsedTime / MILLISECONDS);
          done();
        },
      ];
    });
  }

  private inFlightNow(): Gauge {
    const count = (): number => this.inFlight;
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
