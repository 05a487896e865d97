import { Inject, Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { Connection, StopListening } from '../database/connection.ts';
import { CONNECTION } from '../database/database.module.ts';
import { CHANNEL, LivingSessions } from './living-sessions.ts';

/** Hears from the other processes whose sessions changed, and forgets what it remembers of those people. */
@Injectable()
export class LivingSessionsNews implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger('sessions');
  private stop: StopListening | undefined;

  constructor(
    @Inject(CONNECTION) private readonly connection: Connection,
    private readonly sessions: LivingSessions,
  ) {}

  async onModuleInit(): Promise<void> {
    try {
      this.stop = await this.connection.listen(CHANNEL, {
        message: usuarioId => this.sessions.heard(Number(usuarioId)),
        back: () => this.sessions.heardNothing(),
      });
    } catch (error) {
      this.logger.warn(`news of ended sessions are not heard, only read every few seconds: ${error}`);
    }
  }

  async onModuleDestroy(): Promise<void> {
    await this.stop?.().catch(() => undefined);
  }
}
