import { problema } from '@alipen/platform/problems/problema';
import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { LivingScreens } from '../auth/living-screens.ts';
import { LivingSessions } from '../auth/living-sessions.ts';
import { Clock } from '../clock/clock.ts';
import type { Connection, StopListening } from '../database/connection.ts';
import { CONNECTION } from '../database/database.module.ts';
import { Database } from '../database/database.ts';
import { CHANNEL, LiveRepository } from './live.repository.ts';
import type { Announced } from './live-change.ts';
import { mayHear } from './live-reach.ts';
import { briefEventOf, eventOf, type LiveStream, markOf, RELOAD, REVOKED } from './live-stream.ts';

const HEARTBEAT_MS = 15_000;
const PRUNE_MS = 60_000;
const MOST_STREAMS = 5_000;
/** Beyond this, reading the screen again is cheaper than sending all that was missed. */
const MOST_MISSED = 1_000;

export type Past = {
  since?: number | undefined;
  /** For a reader that has heard nothing yet: how many seconds ago it began to read what it shows. */
  recent?: number | undefined;
};

/** The readers of this process. One connection listens to the database for all of them. */
@Injectable()
export class LiveHub implements OnModuleDestroy {
  private readonly logger = new Logger('ao-vivo');
  private readonly streams = new Set<LiveStream>();
  private listening: Promise<StopListening> | undefined;
  private timers: NodeJS.Timeout[] = [];
  private latest = 0;
  private closing = false;

  constructor(
    @Inject(CONNECTION) private readonly connection: Connection,
    private readonly database: Database,
    private readonly repository: LiveRepository,
    private readonly sessions: LivingSessions,
    private readonly screens: LivingScreens,
    private readonly clock: Clock,
  ) {}

  get size(): number {
    return this.streams.size;
  }

  /** Throws 503; call it before the stream opens. */
  async admit(): Promise<void> {
    if (this.closing || this.streams.size >= MOST_STREAMS) {
      throw problema('indisponivel', { detail: 'Não há como acompanhar ao vivo agora.', retryAfter: 30 });
    }
    await this.listen().catch((cause: unknown) => {
      throw problema('indisponivel', { detail: 'Não há como acompanhar ao vivo agora.', retryAfter: 5, cause });
    });
  }

  async join(stream: LiveStream, past: Past): Promise<void> {
    this.streams.add(stream);
    try {
      stream.start(await this.past(stream, past));
    } catch (error) {
      this.logger.warn(`the past could not be read: ${String(error)}`);
      stream.start(RELOAD);
    }
  }

  leave(stream: LiveStream): void {
    this.streams.delete(stream);
  }

  async onModuleDestroy(): Promise<void> {
    this.closing = true;
    for (const timer of this.timers) clearInterval(timer);
    for (const stream of this.streams) stream.end();
    this.streams.clear();
    await this.listening?.then(stop => stop()).catch(() => undefined);
  }

  async beat(): Promise<void> {
    const now = this.clock.now().getTime() / 1000;
    const mark = markOf(this.latest);
    for (const stream of [...this.streams]) {
      if (await this.alive(stream, now)) stream.send(mark);
      else stream.end();
    }
  }

  private async alive({ validity, reach }: LiveStream, now: number): Promise<boolean> {
    if (validity.exp <= now) return false;
    // A database error ends nobody's stream.
    return this.standing(reach, validity).catch(() => true);
  }

  private standing({ telaId, usuarioId }: LiveStream['reach'], token: LiveStream['validity']): Promise<boolean> {
    return telaId === undefined ? this.sessions.alive(usuarioId, token) : this.screens.alive(telaId);
  }

  private async endRevoked(): Promise<void> {
    for (const stream of [...this.streams]) {
      const { telaId } = stream.reach;
      if (telaId === undefined || (await this.screens.alive(telaId).catch(() => true))) continue;
      stream.send(REVOKED);
      stream.end();
    }
  }

  private async past({ reach, brief }: LiveStream, { since, recent }: Past): Promise<string> {
    const missed =
      since === undefined
        ? await this.repository.findRecent(this.database, recent ?? 0, reach, MOST_MISSED)
        : await this.repository.findSince(this.database, since, reach, MOST_MISSED);
    const told = missed && missed.length <= MOST_MISSED ? missed.map(brief ? briefEventOf : eventOf).join('') : RELOAD;
    if (since !== undefined && told !== RELOAD) return told;
    return told + markOf(Math.max(this.latest, await this.repository.findLatest(this.database)));
  }

  private listen(): Promise<StopListening> {
    this.listening ??= this.begin();
    this.listening.catch(() => {
      this.listening = undefined;
    });
    return this.listening;
  }

  private async begin(): Promise<StopListening> {
    const stop = await this.connection.listen(CHANNEL, {
      message: payload => this.heard(payload),
      // Changes may have been announced while the connection was lost.
      back: () => this.tell(RELOAD),
    });
    const beat = setInterval(() => void this.beat(), HEARTBEAT_MS).unref();
    const prune = setInterval(() => this.prune(), PRUNE_MS).unref();
    this.timers = [beat, prune];
    return stop;
  }

  private heard(payload: string): void {
    const change = JSON.parse(payload) as Announced;
    this.latest = Math.max(this.latest, change.id);
    const [whole, brief] = [eventOf(change), briefEventOf(change)];
    for (const stream of this.streams) {
      if (mayHear(stream.reach, change)) stream.send(stream.brief ? brief : whole);
    }
    if (change.dados.tipo === 'tela') void this.endRevoked();
  }

  private tell(text: string): void {
    for (const stream of this.streams) stream.send(text);
  }

  private prune(): void {
    this.repository.prune(this.database).catch((error: unknown) => this.logger.warn(`prune: ${String(error)}`));
  }
}
