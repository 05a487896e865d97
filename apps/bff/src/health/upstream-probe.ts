import { Injectable } from '@nestjs/common';
import { FirstAnswer } from '../government/first-answer.ts';
import { Upstream } from '../government/upstream.service.ts';

const LIMIT = 1_000;

@Injectable()
export class UpstreamProbe {
  constructor(
    private readonly upstream: Upstream,
    private readonly first: FirstAnswer,
  ) {}

  async state(): Promise<'up' | 'down'> {
    try {
      const { statusCode, body } = await this.upstream.agent.request({
        origin: this.upstream.origin,
        path: `${this.upstream.prefix}/health/ready`,
        method: 'GET',
        signal: AbortSignal.timeout(LIMIT),
      });
      await body.dump();
      this.first.note(statusCode);
      return statusCode < 500 ? 'up' : 'down';
    } catch {
      return 'down';
    }
  }
}
