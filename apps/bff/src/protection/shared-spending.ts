import { randomUUID } from 'node:crypto';
import type { OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'iovalkey';

const CHANNEL = 'alipen:gasto';
const EVERY_MS = 200;

type Spent = (policy: string, caller: string, cost: number) => void;

/**
 * Tells the other replicas, a few times a second, what each caller spent here, so that limits hold together without a call ever
 * waiting for Valkey. While Valkey is away each replica counts alone.
 */
export class SharedSpending implements OnApplicationShutdown {
  private readonly own = randomUUID();
  private readonly unsaid = new Map<string, number>();
  private readonly publisher: Redis;
  private readonly listener: Redis;
  private readonly timer = setInterval(() => this.say(), EVERY_MS).unref();

  constructor(
    url: string,
    private readonly heard: Spent,
  ) {
    const options = { connectTimeout: 1_000, disconnectTimeout: 200 } as const;
    this.publisher = new Redis(url, { ...options, maxRetriesPerRequest: 0, enableOfflineQueue: false });
    this.listener = new Redis(url, { ...options, maxRetriesPerRequest: null });
    // The revocations already log that Valkey is away.
    for (const client of [this.publisher, this.listener]) client.on('error', () => undefined);
    this.listener.on('message', (_channel: string, message: string) => this.hear(message));
    this.listener.subscribe(CHANNEL).catch(() => undefined);
  }

  note(policy: string, caller: string, cost: number): void {
    const key = `${policy} ${caller}`;
    this.unsaid.set(key, (this.unsaid.get(key) ?? 0) + cost);
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
    this.publisher.disconnect();
    this.listener.disconnect();
  }

  private say(): void {
    if (this.unsaid.size === 0) return;
    const message = JSON.stringify([this.own, [...this.unsaid]]);
    this.unsaid.clear();
    if (this.publisher.status === 'ready') this.publisher.publish(CHANNEL, message).catch(() => undefined);
  }

  private hear(message: string): void {
    const [who, spent] = JSON.parse(message) as [string, [string, number][]];
    if (who === this.own) return;
    for (const [key, cost] of spent) {
      const space = key.indexOf(' ');
      this.heard(key.slice(0, space), key.slice(space + 1), cost);
    }
  }
}
