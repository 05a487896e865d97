import { Injectable } from '@nestjs/common';
import { Upstream } from '../government/upstream.service.ts';

const LIMIT = 1_000;

/** What the management port says of the government API; nothing decides on it. */
@Injectable()
export class UpstreamProbe {
  constructor(private readonly upstream: Upstream) {}

  async state(): Promise<'up' | 'down'> {
    try {
      const { statusCode, body } = await this.upstream.agent.request({
        origin: this.upstream.origin,
        path: `${this.upstream.prefix}/health/ready`,
        method: 'GET',
        signal: AbortSignal.timeout(LIMIT),
      });
      await body.dump();
      return statusCode < 500 ? 'up' : 'down';
    } catch {
      return 'down';
    }
  }
}
