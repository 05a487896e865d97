import type { components } from '@alipen/contracts/generated/bff';
import { Shutdown } from '@alipen/platform/http/shutdown';
import { problema } from '@alipen/platform/problems/problema';
import { type BeforeApplicationShutdown, Controller } from '@nestjs/common';
import { FirstAnswer } from '../government/first-answer.ts';
import { BffOperation } from '../operations/bff-operation-decorator.ts';
import { Revocations } from '../session/revocation/revocation-port.ts';

type Saude = components['schemas']['Saude'];

/**
 * Reports our own state only: an upstream that is down must not take every replica out at once (security.md C7). An upstream this
 * process has never met is no outage: for its first minute this replica takes no traffic (ADR 93).
 */
@Controller()
export class HealthController implements BeforeApplicationShutdown {
  constructor(
    private readonly revocations: Revocations,
    private readonly shutdown: Shutdown,
    private readonly first: FirstAnswer,
  ) {}

  beforeApplicationShutdown(): void {
    this.shutdown.begin();
  }

  @BffOperation('verificarVidaDoBff')
  verificarVidaDoBff(): Saude {
    return { status: 'ok' };
  }

  @BffOperation('verificarProntidaoDoBff')
  verificarProntidaoDoBff(): Saude {
    if (this.shutdown.begun) throw problema('indisponivel', { detail: 'O servidor está encerrando.' });
    if (!this.revocations.healthy()) throw problema('indisponivel', { detail: 'O Valkey não responde.' });
    if (this.first.holdsTraffic) throw this.first.preparing();
    return { status: 'ok' };
  }
}
