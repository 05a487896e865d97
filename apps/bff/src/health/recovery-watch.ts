import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Logger } from 'pino';
import { FirstAnswer } from '../government/first-answer.ts';
import { UpstreamTraffic } from '../government/upstream-traffic.service.ts';
import { LOGGER } from '../logging-token.ts';
import { UpstreamProbe } from './upstream-probe.ts';

const EVERY_MS = 1_000;
/** Before the API's first answer ever: somebody may be looking at the page that says so. */
const FIRST_EVERY_MS = 200;

/**
 * While calls are held back, or before the government API's first answer, asks for its health, so that nobody waits out a pause
 * that the outage did not last. Its health only says when to try; the breaker's three calls decide whether it is well.
 */
@Injectable()
export class RecoveryWatch implements OnApplicationBootstrap, OnModuleDestroy {
  private asking = false;
  private readonly timer = setInterval(() => this.look(), EVERY_MS).unref();
  private meeting: NodeJS.Timeout | undefined;

  constructor(
    private readonly traffic: UpstreamTraffic,
    private readonly probe: UpstreamProbe,
    private readonly first: FirstAnswer,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Runs before the first call is taken, so that a gateway started beside a working government API is ready at once. */
  async onApplicationBootstrap(): Promise<void> {
    await this.look();
    if (!this.first.awaited) return;
    this.meeting = setInterval(() => this.meet(), FIRST_EVERY_MS).unref();
    this.logger.info(
      'the government API does not answer yet: people are told that the system is being prepared, and it is asked again and again. ' +
        'If it should be there, see its log and GOVERNMENT_API_URL',
    );
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
    clearInterval(this.meeting);
  }

  private async meet(): Promise<void> {
    if (this.first.awaited) await this.look();
    else clearInterval(this.meeting);
  }

  private async look(): Promise<void> {
    if (this.asking || !(this.traffic.pausing || this.first.awaited)) return;
    this.asking = true;
    try {
      if ((await this.probe.state()) === 'up') this.traffic.wake();
    } finally {
      this.asking = false;
    }
  }
}
