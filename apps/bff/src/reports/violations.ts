import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Counters } from '../counters/counters.ts';
import { LOGGER } from '../logging-token.ts';
import { type Violation, violationsIn } from './violation.rules.ts';

/** Distinct violations logged by one process; the rest comes from browser extensions. */
const MOST_SAID = 200;

@Injectable()
export class Violations {
  private readonly said = new Set<string>();

  constructor(
    private readonly counters: Counters,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  note(body: unknown, id: string): void {
    for (const violation of violationsIn(body)) {
      this.counters.cspReports.inc({ directive: violation.directive });
      this.say(violation, id);
    }
  }

  private say({ directive, blocked }: Violation, id: string): void {
    const key = `${directive} ${blocked}`;
    if (this.said.has(key) || this.said.size >= MOST_SAID) return;
    this.said.add(key);
    this.logger.warn({ evento: 'csp', directive, blocked, id }, 'a browser kept a page from what its policy forbids');
  }
}
