import type { Server } from 'node:http';
import { jsonAnswer, openManagementPort } from '@alipen/platform/http/management-port';
import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Configuration } from '../configuration.ts';
import { LOGGER } from '../logging-token.ts';
import { Revocations } from '../session/revocation/revocation-port.ts';
import { Metrics } from './metrics.ts';
import { UpstreamProbe } from './upstream-probe.ts';

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
    const { managementPort: port, host } = this.configuration;
    const { registry } = this.metrics;
    const routes = {
      '/health': async () => jsonAnswer(await this.detail()),
      '/metrics': async () => ({ type: registry.contentType, body: await registry.metrics() }),
    };
    this.server = await openManagementPort({ port, host }, routes, error =>
      this.logger.error({ err: error }, 'the management port failed'),
    );
  }

  beforeApplicationShutdown(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }

  private async detail() {
    const { keys, valkeyUrl } = this.configuration;
    const revocations = { shared: valkeyUrl !== undefined, healthy: this.revocations.healthy() };
    const government = await this.probe.state();
    const status = government === 'up' && revocations.healthy ? 'ok' : 'degraded';
    return { status, government, revocations, keys: keys.kind, uptimeSeconds: Math.floor(process.uptime()) };
  }
}
