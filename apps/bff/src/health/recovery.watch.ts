import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { UpstreamTraffic } from '../government/upstream-traffic.service.ts';
import { UpstreamProbe } from './upstream-probe.ts';

const EVERY_MS = 1_000;

/**
 * While calls are held back, asks the government API how it is: nobody waits out a pause that the outage did not last. Its
 * health is believed for when to try, never for whether it is well: the three calls of the breaker decide that.
 */
@Injectable()
export class RecoveryWatch implements OnModuleDestroy {
  private asking = false;
  private readonly timer = setInterval(() => this.look(), EVERY_MS).unref();

  constructor(
    private readonly traffic: UpstreamTraffic,
    private readonly probe: UpstreamProbe,
  ) {}

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  private async look(): Promise<void> {
    if (this.asking || !this.traffic.pausing) return;
    this.asking = true;
    try {
      if ((await this.probe.state()) === 'up') this.traffic.wake();
    } finally {
      this.asking = false;
    }
  }
}
