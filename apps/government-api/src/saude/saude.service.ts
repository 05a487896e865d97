import { Departure } from '@alipen/platform/http/departure';
import { problema } from '@alipen/platform/problems/problema';
import { Inject, Injectable } from '@nestjs/common';
import type { Connection } from '../database/connection.ts';
import { CONNECTION } from '../database/database.module.ts';

@Injectable()
export class SaudeService {
  constructor(
    @Inject(CONNECTION) private readonly connection: Connection,
    private readonly departure: Departure,
  ) {}

  /** Migrations run before the first request is taken, so a database that answers is up to date. */
  async exigirBanco(): Promise<void> {
    if (this.departure.leaving) throw problema('indisponivel', { detail: 'O servidor está encerrando.' });
    try {
      await this.connection.withSession(session => session.query('select nome from migracoes limit 1'));
    } catch (cause) {
      throw problema('indisponivel', { detail: 'O banco de dados não responde.', cause });
    }
  }
}
