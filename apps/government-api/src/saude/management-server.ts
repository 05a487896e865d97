import type { Server } from 'node:http';
import { jsonAnswer, openManagementPort } from '@alipen/platform/http/management-port';
import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { TarefasService } from '../tarefas/tarefas.service.ts';
import { Metrics } from './metrics.ts';
import { SaudeService } from './saude.service.ts';

/** Detailed health and metrics, on a port that the public does not reach. */
@Injectable()
export class ManagementServer implements BeforeApplicationShutdown {
  private readonly logger = new Logger('management');
  private server: Server | undefined;

  constructor(
    private readonly saude: SaudeService,
    private readonly tarefas: TarefasService,
    private readonly metrics: Metrics,
  ) {}

  async listen(port: number, host: string): Promise<void> {
    const routes = {
      '/health': async () => jsonAnswer(await this.detail()),
      '/metrics': () => this.metrics.read(),
    };
    this.server = await openManagementPort({ port, host }, routes, error =>
      this.logger.error(`the management port failed: ${error}`),
    );
  }

  get address() {
    return this.server?.address() ?? null;
  }

  beforeApplicationShutdown(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }

  private async detail() {
    const uptimeSeconds = Math.floor(process.uptime());
    try {
      await this.saude.exigirBanco();
    } catch {
      return { status: 'degraded', database: 'down', uptimeSeconds };
    }
    const jobs = (await this.tarefas.listar()).map(({ nome, quando, situacao, proximaEm, execucoes: [last] }) => ({
      ...{ name: nome, when: quando, state: situacao, next: proximaEm },
      last: last
        ? {
            ...{ moment: last.chave, outcome: last.situacao, tries: last.tentativas },
            ...{ started: last.iniciadaEm, ended: last.terminadaEm, touched: last.afetados, error: last.erro },
          }
        : null,
    }));
    const failing = jobs.filter(({ state }) => state === 'FALHANDO').map(({ name }) => name);
    return { status: failing.length ? 'degraded' : 'ok', database: 'up', failing, jobs, uptimeSeconds };
  }
}
