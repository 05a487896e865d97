import { problema } from '@alipen/platform/problems/problema';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Configuration } from '../configuration.ts';
import { type Importance, importances } from '../operations/importance.table.ts';
import { type Bearable, pressureOf, type Reading } from './pressure.ts';
import { memoryLimit, processReadings } from './process-readings.ts';

const EVERY_MS = 1_000;
const MEMORY_SHARE = 0.85;

/**
 * Refuses the least important calls while the process cannot keep up (security.md C6): a quick answer that says so is worth more
 * than one that comes late to everybody.
 */
@Injectable()
export class Shedding implements OnApplicationBootstrap, OnModuleDestroy {
  refused = 0;
  private readonly bearable: Bearable;
  private readonly readings = processReadings();
  private readonly timer = setInterval(() => this.feel(this.readings.read()), EVERY_MS).unref();
  private felt = 0;
  private inFlight: () => number = () => 0;

  constructor({ shedding }: Configuration) {
    this.bearable = { ...shedding, rss: memoryLimit() * MEMORY_SHARE };
  }

  watch(inFlight: () => number): void {
    this.inFlight = inFlight;
  }

  feel(reading: Reading): void {
    this.felt = pressureOf(reading, this.bearable);
  }

  get pressure(): number {
    return Math.max(this.felt, this.inFlight() / this.bearable.inFlight);
  }

  admit(importance: Importance): void {
    if (this.pressure <= importances[importance].shedAt) return;
    this.refused += 1;
    throw problema('capacidade-reduzida', {
      detail: 'Há muito movimento agora. Tente de novo em instantes.',
      retryAfter: 1 + Math.floor(Math.random() * 3),
    });
  }

  onApplicationBootstrap(): void {
    // Drops the reading of the start: loading the program blocks the loop as nothing after it does.
    this.readings.read();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
    this.readings.stop();
  }
}
