import { Injectable } from '@nestjs/common';
import { Counter } from 'prom-client';

const counter = <Label extends string>(name: string, help: string, labelNames: Label[]): Counter<Label> =>
  new Counter({ name: `alipen_bff_${name}`, help, labelNames, registers: [] });

/** Counters of security.md C7; no label names a person. */
@Injectable()
export class Counters {
  readonly csrfDenied = counter('csrf_denied_total', 'Calls refused because they did not come from our pages.', []);
  readonly logins = counter('login_attempts_total', 'Attempts to sign in, by what came of them.', ['result']);
  readonly upstreamErrors = counter(
    'upstream_errors_total',
    'Calls the government API did not answer well, by problem.',
    ['reason'],
  );
  readonly limited = counter('limited_total', 'Calls refused because the caller made too many, by policy.', ['policy']);
  readonly unknownAuthorities = counter(
    'unknown_authorities_total',
    'Names of authorities seen in tokens that grant nothing.',
    [],
  );

  readonly cspReports = counter('csp_reports_total', 'What browsers told that the content policy kept out.', [
    'directive',
  ]);

  get all(): Counter[] {
    return [
      this.csrfDenied,
      this.logins,
      this.upstreamErrors,
      this.limited,
      this.unknownAuthorities,
      this.cspReports,
    ] as Counter[];
  }
}
