import { Counter, Gauge, type Metric } from 'prom-client';
import type { BreakerState } from '../government/breaker.ts';
import type { UpstreamTraffic } from '../government/upstream-traffic.service.ts';
import type { Shedding } from '../protection/shedding.service.ts';

const STATE = { closed: 0, 'half-open': 1, open: 2 } as const satisfies Record<BreakerState, number>;

export function trafficMetrics(traffic: UpstreamTraffic, shedding: Shedding): Metric[] {
  const registers: [] = [];
  return [
    traffic.durations.asMetric(),
    new Gauge({
      name: 'alipen_bff_breaker_state',
      help: 'The breaker of a class of calls: 0 closed, 1 trying, 2 open.',
      labelNames: ['classe'],
      registers,
      collect() {
        for (const { classe, state } of traffic.states()) this.set({ classe }, STATE[state]);
      },
    }),
    new Gauge({
      name: 'alipen_bff_upstream_requests_in_flight',
      help: 'Calls under way towards the government API, by class.',
      labelNames: ['classe'],
      registers,
      collect() {
        for (const { classe, inFlight } of traffic.states()) this.set({ classe }, inFlight);
      },
    }),
    new Counter({
      name: 'alipen_bff_retries_total',
      help: 'Reads sent to the government API a second time.',
      registers,
      collect() {
        this.reset();
        this.inc(traffic.retries.taken);
      },
    }),
    new Gauge({
      name: 'alipen_bff_pressure',
      help: 'The load against what the process is made for; from 1 on the least important calls are refused.',
      registers,
      collect() {
        this.set(shedding.pressure);
      },
    }),
    new Counter({
      name: 'alipen_bff_shed_total',
      help: 'Calls refused because there was no place for them, or the process could not keep up.',
      registers,
      collect() {
        this.reset();
        this.inc(traffic.refused + shedding.refused);
      },
    }),
  ];
}
