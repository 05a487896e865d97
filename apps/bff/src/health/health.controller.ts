import type { components } from '@alipen/contracts/generated/bff';
import { problema } from '@alipen/platform/problems/problema';
import { type BeforeApplicationShutdown, Controller } from '@nestjs/common';
import { BffOperation } from '../http/bff-operation.decorator.ts';
import { Revocations } from '../session/revocation.port.ts';

type Saude = components['schemas']['Saude'];

/** Our own state only: an upstream that is down must not take every replica out at once (security.md C7). */
@Controller()
export class HealthController implements BeforeApplicationShutdown {
  private draining = false;

  constructor(private readonly revocations: Revocations) {}

  beforeApplicationShutdown(): void {
    this.draining = true;
  }

  @BffOperation('verificarVidaDoBff')
  verificarVidaDoBff(): Saude {
    return { status: 'ok' };
  }

  @BffOperation('verificarProntidaoDoBff')
  verificarProntidaoDoBff(): Saude {
    if (this.draining) throw problema('indisponivel', { detail: 'O servidor está encerrando.' });
    if (!this.revocations.healthy()) throw problema('indisponivel', { detail: 'O Valkey não responde.' });
    return { status: 'ok' };
  }
}
