import { createServer, type Server, type ServerResponse } from 'node:http';
import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Configuration } from '../configuration.ts';
import { LOGGER } from '../logging.token.ts';
import { Revocations } from '../session/revocation.port.ts';
import { Metrics } from './metrics.ts';
import { UpstreamProbe } from './upstream-probe.ts';

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, {
    'content-type': type,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(body);
}

/** Detailed health and metrics, on a port that the public does not reach (security.md B9). */
@Injectable()
export class ManagementServer implements BeforeApplicationShutdown {
  private server: Server | undefined;

  constructor(
    private readonly configuration: Configuration,
    private readonly metrics: Metrics,
    private readonly revocations: Revocations,
    private readonly probe: UpstreamProbe,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async listen(): Promise<void> {
    const server = createServer((request, response) => {
      this.answer(request.method ?? '', request.url ?? '', response).catch((error: unknown) => {
        this.logger.error({ err: error }, 'the management port failed');
        response.destroy();
      });
    });
    server.requestTimeout = 10_000;
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(this.configuration.managementPort, this.configuration.host, resolve);
    });
    this.server = server;
  }

  beforeApplicationShutdown(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }

  private async answer(method: string, url: string, response: ServerResponse): Promise<void> {
    const { registry } = this.metrics;
    if (method !== 'GET') send(response, 405, 'text/plain', 'GET only\n');
    else if (url === '/metrics') send(response, 200, registry.contentType, await registry.metrics());
    else if (url === '/health') send(response, 200, 'application/json', JSON.stringify(await this.detail()));
    else send(response, 404, 'text/plain', 'try /health or /metrics\n');
  }

  private async detail() {
    const { keys, valkeyUrl } = this.configuration;
    const revocations = { shared: valkeyUrl !== undefined, healthy: this.revocations.healthy() };
    const government = await this.probe.state();
    const status = government === 'up' && revocations.healthy ? 'ok' : 'degraded';
    return { status, government, revocations, keys: keys.kind, uptimeSeconds: Math.floor(process.uptime()) };
  }
}
