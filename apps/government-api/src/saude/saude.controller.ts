import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Controller } from '@nestjs/common';
import { SaudeService } from './saude.service.ts';

type Saude = components['schemas']['Saude'];

@Controller()
export class SaudeController {
  constructor(private readonly service: SaudeService) {}

  @Operacao('verificarVida')
  verificarVida(): Saude {
    return { status: 'ok' };
  }

  @Operacao('verificarProntidao')
  async verificarProntidao(): Promise<Saude> {
    await this.service.exigirBanco();
    return { status: 'ok' };
  }
}
