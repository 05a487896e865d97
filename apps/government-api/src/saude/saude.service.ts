import { setTimeout as delay } from 'node:timers/promises';
import { Shutdown } from '@alipen/platform/http/shutdown';
import { problema } from '@alipen/platform/problems/problema';
import { Inject, Injectable } from '@nestjs/common';
import type { Connection } from '../database/connection.ts';
import { CONNECTION } from '../database/database.module.ts';

const SILENCE_MS = 1_500;

@Injectable()
export class SaudeService {
  constructor(
    @Inject(CONNECTION) private readonly connection: Connection,
    private readonly shutdown: Shutdown,
  ) {}

  /** Migrations run before the first request is taken, so a database that answers is up to date. */
  async exigirBanco(): Promise<void> {
    if (this.shutdown.begun) throw problema('indisponivel', { detail: 'O servidor está encerrando.' });
    try {
      await Promise.race([
        this.connection.withSession(session => session.query('select nome from migracoes limit 1')),
        // The caller gives up after two seconds, so a silent database must be reported before that.
        delay(SILENCE_MS, undefined, { ref: false }).then(() => Promise.reject(new Error('silent'))),
      ]);
    } catch (cause) {
      throw problema('indisponivel', { detail: 'O banco de dados não responde.', cause });
    }
  }
}
