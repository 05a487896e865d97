import type { Shutdown } from '@alipen/platform/http/shutdown';
import { Gauge } from 'prom-client';
import type { FirstAnswer } from '../government/first-answer.ts';
import type { Revocations } from '../session/revocation/revocation-port.ts';
import type { Sessions } from '../session/sessions.service.ts';

type State = {
  readonly sessions: Sessions;
  readonly revocations: Revocations;
  readonly shutdown: Shutdown;
  readonly first: FirstAnswer;
};

export function stateMetrics({ sessions, revocations, shutdown, first }: State): Gauge[] {
  const registers: [] = [];
  return [
    new Gauge({
      name: 'alipen_bff_sessions_active',
      help: 'Sessions that this replica knows to be good.',
      registers,
      collect() {
        this.set(sessions.active);
      },
    }),
    new Gauge({
      name: 'alipen_bff_ready',
      help: '1 when /health/ready says so, else 0.',
      registers,
      collect() {
        this.set(!shutdown.begun && revocations.healthy() && !first.holdsTraffic ? 1 : 0);
      },
    }),
  ];
}
