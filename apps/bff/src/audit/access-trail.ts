import { randomUUID } from 'node:crypto';
import type { components } from '@alipen/contracts/generated/bff';
import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Configuration } from '../configuration.ts';
import { UpstreamTraffic } from '../government/upstream-traffic.service.ts';
import { LOGGER } from '../logging-token.ts';
import { AccessDelivery } from './access-delivery.ts';
import type { AccessEvent } from './access-event.ts';
import { accountMark } from './account-mark.rules.ts';
import { WARNED } from './warned.table.ts';

type Delivered = components['schemas']['EventoDeAcesso'];

const BATCH = 500;
/** Events kept while the government API is away: some hours of a working day. Beyond that only the log has them. */
const MOST_WAITING = 10_000;
const EVERY_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * The gateway's own audit trail (security.md B10): each event is logged at once and sent in batches to the government API's
 * append-only table. No call waits for the delivery or fails because of it (ADR 62).
 */
@Injectable()
export class AccessTrail implements BeforeApplicationShutdown {
  readonly counts = new Map<AccessEvent['evento'], number>();
  dropped = 0;
  private waiting: Delivered[] = [];
  /** Events of this interval, by their content: a flood of equal ones becomes one row with a count. */
  private equal = new Map<string, Delivered>();
  private timer: NodeJS.Timeout | undefined;
  private pause = EVERY_MS;
  private sending: Promise<void> | undefined;

  constructor(
    private readonly configuration: Configuration,
    private readonly delivery: AccessDelivery,
    @Inject(LOGGER) private readonly logger: Logger,
    traffic: UpstreamTraffic,
  ) {
    traffic.onTurn((classe, estado) => this.note({ evento: 'DISJUNTOR', motivo: `${classe} ${estado}` }));
  }

  note(event: AccessEvent): void {
    const { codigo: id, ...said } = event;
    this.logger[WARNED.has(event.evento) ? 'warn' : 'info']({ ...said, id }, event.evento);
    this.counts.set(event.evento, (this.counts.get(event.evento) ?? 0) + 1);
    if (!this.delivery.possible) return;
    const key = `${event.evento} ${event.motivo} ${event.matricula} ${event.conta} ${event.endereco} ${event.operacao}`;
    const same = this.equal.get(key);
    if (same) {
      same.vezes += 1;
      return;
    }
    if (this.pending >= MOST_WAITING) {
      this.dropped += 1;
      return;
    }
    const row = { ...event, chave: randomUUID(), em: new Date().toISOString(), vezes: 1 };
    this.equal.set(key, row);
    this.timer ??= setTimeout(this.flush, EVERY_MS).unref();
  }

  /** Empty where there is no secret to make the mark with. */
  accountOf(cpf: string): Pick<AccessEvent, 'conta'> {
    const { gatewaySecret } = this.configuration;
    return gatewaySecret ? { conta: accountMark(gatewaySecret, cpf, new Date()) } : {};
  }

  get pending(): number {
    return this.waiting.length + this.equal.size;
  }

  /** Runs before the connections to the government API are closed. */
  async beforeApplicationShutdown(): Promise<void> {
    clearTimeout(this.timer);
    await this.sending;
    if (this.pending > 0) await this.send();
  }

  private readonly flush = (): void => {
    this.sending = this.send().finally(() => {
      this.timer = this.pending > 0 ? setTimeout(this.flush, this.pause).unref() : undefined;
    });
  };

  private async send(): Promise<void> {
    this.waiting.push(...this.equal.values());
    this.equal = new Map();
    while (this.waiting.length > 0) {
      const batch = this.waiting.slice(0, BATCH);
      const outcome = await this.delivery.send(batch);
      if (outcome === 'later') {
        this.pause = Math.min(this.pause * 2, LONGEST_PAUSE_MS);
        return;
      }
      // A batch that will never be accepted must not block the events after it.
      if (outcome === 'refused') this.dropped += batch.length;
      this.waiting.splice(0, batch.length);
      this.pause = EVERY_MS;
    }
  }
}
