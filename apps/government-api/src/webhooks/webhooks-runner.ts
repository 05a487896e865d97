import { type BeforeApplicationShutdown, Inject, Injectable, Logger } from '@nestjs/common';
import { Clock } from '../clock/clock.ts';
import { Database } from '../database/database.ts';
import { OneAtATime } from '../jobs/one-at-a-time.ts';
import { assinar, esperaDepoisDe } from './webhooks.assinatura.rules.ts';
import { type Fim, type Tomada, WebhooksFilaRepository } from './webhooks.fila.repository.ts';
import { chamar, type Resultado } from './webhooks-chamada.ts';

export const WEBHOOKS_LOOPBACK = Symbol('WEBHOOKS_LOOPBACK');

const AT_ONCE = 8;
const GONE = 410;
const AGENT = 'Alipen-Webhooks/1';

/**
 * The job only wakes it, because a receiver that takes its fifteen seconds must not hold up the other jobs. Any number of
 * processes may run it.
 */
@Injectable()
export class WebhooksRunner implements BeforeApplicationShutdown {
  private readonly logger = new Logger('webhooks');
  private readonly rounds = new OneAtATime();

  constructor(
    @Inject(WEBHOOKS_LOOPBACK) private readonly loopback: boolean,
    private readonly database: Database,
    private readonly fila: WebhooksFilaRepository,
    private readonly clock: Clock,
  ) {}

  wake(): void {
    void this.tick().catch((error: unknown) => this.logger.error(`delivering failed: ${error}`));
  }

  async tick(): Promise<number> {
    return (await this.rounds.run(() => this.entregarTodas())) ?? 0;
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.rounds.close();
  }

  private async entregarTodas(): Promise<number> {
    let feitas = 0;
    while (!this.rounds.signal.aborted) {
      const tomadas = await this.fila.take(this.database, this.clock.now(), AT_ONCE);
      if (!tomadas.length) break;
      await Promise.all(tomadas.map(tomada => this.entregar(tomada)));
      feitas += tomadas.length;
    }
    return feitas;
  }

  private async entregar(tomada: Tomada): Promise<void> {
    const comecou = performance.now();
    const resultado = await this.chamar(tomada).catch((error: unknown) => error);
    const fim = this.fimDe(tomada, resultado, Math.round(performance.now() - comecou));
    await this.fila.end(this.database, tomada, this.clock.now(), fim);
    if (fim.status === GONE) {
      await this.fila.stop(this.database, tomada.webhookId, 'Quem recebe respondeu 410: o endereço não existe mais.');
    }
    if (fim.situacao === 'MORTA') {
      this.logger.warn(`webhook ${tomada.webhookId}: ${tomada.mensagem} is dead after ${tomada.tentativas} tries`);
    }
  }

  private chamar({ mensagem, tipo, dados, ocorridoEm, url, segredo, segredoAnterior }: Tomada): Promise<Resultado> {
    const corpo = JSON.stringify({ type: tipo, timestamp: new Date(ocorridoEm).toISOString(), data: dados });
    const segundos = Math.floor(this.clock.now().getTime() / 1000);
    const segredos = segredoAnterior ? [segredo, segredoAnterior] : [segredo];
    const cabecalhos = {
      'content-type': 'application/json',
      'user-agent': AGENT,
      'webhook-id': mensagem,
      'webhook-timestamp': String(segundos),
      'webhook-signature': assinar(segredos, { mensagem, segundos, corpo }),
    };
    return chamar(url, { corpo, cabecalhos, signal: this.rounds.signal }, this.loopback);
  }

  private fimDe({ tentativas }: Tomada, resultado: unknown, duracaoMs: number): Fim {
    const agora = this.clock.now().getTime();
    if (this.rounds.signal.aborted && resultado instanceof Error) {
      const erro = 'O servidor parou durante a entrega.';
      return { situacao: 'PENDENTE', proximaEm: new Date(agora), status: null, erro, duracaoMs };
    }
    const status = resultado instanceof Error ? null : (resultado as Resultado).status;
    if (status !== null && status >= 200 && status < 300) {
      return { situacao: 'ENTREGUE', proximaEm: null, status, erro: null, duracaoMs };
    }
    const erro = status === null ? palavrasDe(resultado) : `Quem recebe respondeu ${status}.`;
    const pedido = status === null ? 0 : (resultado as Resultado).retryAfterMs;
    const espera = status === GONE ? undefined : esperaDepoisDe(tentativas, pedido);
    if (espera === undefined) return { situacao: 'MORTA', proximaEm: null, status, erro, duracaoMs };
    return { situacao: 'PENDENTE', proximaEm: new Date(agora + espera), status, erro, duracaoMs };
  }
}

const PALAVRAS: Readonly<Record<string, string>> = {
  TimeoutError: 'Quem recebe não respondeu em 15 segundos.',
  EnderecoInterno: 'O nome do endereço leva a uma rede interna: nada foi enviado.',
  ENOTFOUND: 'O nome do endereço não existe.',
  EAI_AGAIN: 'O nome do endereço não pôde ser consultado agora.',
  ECONNREFUSED: 'Ninguém atende neste endereço.',
  ECONNRESET: 'A conexão foi cortada.',
};

function palavrasDe(error: unknown): string {
  const { name, code, cause } = error as { name?: string; code?: string; cause?: { name?: string } };
  return (
    PALAVRAS[cause?.name ?? ''] ??
    PALAVRAS[name ?? ''] ??
    PALAVRAS[code ?? ''] ??
    `Falhou: ${code ?? name ?? 'sem nome'}.`
  );
}
