import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { AccessTrail } from '../../audit/access-trail.ts';
import { LOGGER } from '../../logging-token.ts';
import type { LeftOut } from './published-keys.ts';
import type { KeysHeard } from './remote-keys.ts';

const LONGEST = 100;

/** Tells of the published keys: of a change and an absence in the trail, of a key that cannot be used in the log. */
@Injectable()
export class KeysLog implements KeysHeard {
  constructor(
    private readonly trail: AccessTrail,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  changed(kids: string): void {
    this.trail.note({ evento: 'CHAVES_TROCADAS', motivo: kids.slice(0, LONGEST) });
  }

  away(code: string): void {
    this.trail.note({ evento: 'CHAVES_INDISPONIVEIS', motivo: code.slice(0, LONGEST) });
  }

  leftOut({ kid, why }: LeftOut): void {
    this.logger.warn(
      { evento: 'chave-inutil', kid: kid.slice(0, LONGEST), motivo: why },
      'a published key verifies no token and was left out: tokens that name it are refused',
    );
  }
}
