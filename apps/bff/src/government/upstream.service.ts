import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Agent } from 'undici';
import { Configuration } from '../configuration.ts';
import { CONNECT } from './deadlines.table.ts';

const SOCKETS = 64;
/** Event streams hold a socket each while a screen is open: without a pool of their own they would take all. */
export const MOST_STREAMS = 2_000;

@Injectable()
export class Upstream implements OnApplicationShutdown {
  readonly origin: string;
  readonly prefix: string;
  readonly agent: Agent;
  readonly streams: Agent;
  /** Photos on slow lines last minutes: in the shared pool fifty of them would leave no socket for a list. */
  readonly uploads: Agent;

  constructor(configuration: Configuration) {
    this.origin = configuration.upstream.origin;
    this.prefix = configuration.upstream.prefix;
    this.agent = this.pool(SOCKETS);
    this.streams = this.pool(MOST_STREAMS);
    this.uploads = this.pool(SOCKETS);
  }

  private pool(connections: number): Agent {
    return new Agent({
      connections,
      pipelining: 1,
      // Deadlines are ours, per class; undici's would fire first with the wrong reason.
      headersTimeout: 0,
      bodyTimeout: 0,
      maxHeaderSize: 16 * 1024,
      connect: { timeout: CONNECT, minVersion: 'TLSv1.2' } as object,
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.agent.destroy(), this.streams.destroy(), this.uploads.destroy()]);
  }
}
