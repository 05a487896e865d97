import { Counter, Gauge } from 'prom-client';
import type { AccessTrail } from '../audit/access-trail.ts';

export function auditMetrics(trail: AccessTrail): (Counter | Gauge)[] {
  const registers: [] = [];
  return [
    new Counter({
      name: 'alipen_bff_audit_events_total',
      help: 'Events at the doors: sign-ins, refusals, sessions ended, keys and breakers changed.',
      labelNames: ['event'],
      registers,
      collect() {
        this.reset();
        for (const [event, count] of trail.counts) this.inc({ event }, count);
      },
    }),
    new Gauge({
      name: 'alipen_bff_audit_waiting',
      help: 'Events not yet delivered to the government API.',
      registers,
      collect() {
        this.set(trail.pending);
      },
    }),
    new Counter({
      name: 'alipen_bff_audit_dropped_total',
      help: 'Events that only the log has: there was no room for them, or they were refused.',
      registers,
      collect() {
        this.reset();
        this.inc(trail.dropped);
      },
    }),
  ];
}
