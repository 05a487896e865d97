import type { OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'iovalkey';
import type { Logger } from 'pino';
import { MemoryRevocations } from './memory-revocation-adapter.ts';
import { Revocations } from './revocation-port.ts';

const SET = 'alipen:revogados';
const CHANNEL = 'alipen:revogacao';

/**
 * One revocation set for all replicas. Each keeps a copy in memory, updated through a channel and read whole at every
 * (re)connection, so that a call never waits for Valkey. Revocations made while Valkey was away, or lost by it, are then written
 * again.
 */
export class ValkeyRevocations extends Revocations implements OnApplicationShutdown {
  private readonly memory = new MemoryRevocations();
  private readonly writer: Redis;
  private readonly listener: Redis;
  private ready = false;
  private away = false;

  constructor(url: string, logger: Logger) {
    super();
    const options = {
      maxRetriesPerRequest: 1,
      connectTimeout: 1_000,
      enableOfflineQueue: false,
      disconnectTimeout: 200,
    } as const;
    this.writer = new Redis(url, options);
    this.listener = new Redis(url, { ...options, enableOfflineQueue: true, maxRetriesPerRequest: null });
    for (const client of [this.writer, this.listener]) {
      client.on('error', (error: Error & { code?: string }) => {
        this.ready = false;
        if (!this.away) logger.warn({ evento: 'valkey-indisponivel', code: error.code }, 'Valkey does not answer');
        this.away = true;
      });
    }
    this.listener.on('message', (_channel: string, message: string) => this.heard(message));
    this.listener.on('close', () => {
      this.ready = false;
    });
    this.writer.on('ready', () => this.synchronise().catch(() => undefined));
    this.listener.on('ready', () => this.synchronise().catch(() => undefined));
  }

  has(key: string): boolean {
    return this.memory.has(key);
  }

  async revoke(key: string, exp: number): Promise<void> {
    this.memory.remember(key, exp);
    await this.tell([[key, exp]]);
  }

  healthy(): boolean {
    return this.ready;
  }

  onApplicationShutdown(): void {
    this.writer.disconnect();
    this.listener.disconnect();
  }

  private async tell(revoked: readonly (readonly [string, number])[]): Promise<void> {
    const now = Math.floor(Date.now() / 1000);
    const all = this.writer.multi().zremrangebyscore(SET, '-inf', now - 60);
    for (const [key, exp] of revoked) all.zadd(SET, Math.ceil(exp), key).publish(CHANNEL, `${Math.ceil(exp)} ${key}`);
    await all.exec();
  }

  private heard(message: string): void {
    const [exp, key] = message.split(' ');
    if (key && Number.isFinite(Number(exp))) this.memory.remember(key, Number(exp));
  }

  private async synchronise(): Promise<void> {
    await this.listener.subscribe(CHANNEL);
    const rows = await this.writer.zrange(SET, 0, -1, 'WITHSCORES');
    const kept = new Set(rows);
    const untold = [...this.memory.entries()].filter(([key]) => !kept.has(key));
    if (untold.length) await this.tell(untold);
    for (let at = 0; at + 1 < rows.length; at += 2) this.memory.remember(rows[at] ?? '', Number(rows[at + 1]));
    this.ready = true;
    this.away = false;
  }
}
