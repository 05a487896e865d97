import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Controller, Param, type StreamableFile } from '@nestjs/common';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import { Pessoa } from '../auth/pessoa-decorator.ts';
import { PresencasService } from './presencas.service.ts';

type Schemas = components['schemas'];
type Caminho = { lotacaoId: number };

@Controller()
export class PresencasController {
  constructor(private readonly service: PresencasService) {}

  @Operacao('obterCodigoPresenca')
  obterCodigoPresenca(@Pessoa() pessoa: Person): Promise<Schemas['CodigoPresenca']> {
    return this.service.codigo(pessoa);
  }

  @Operacao('renovarCodigoPresenca')
  renovarCodigoPresenca(@Pessoa() pessoa: Person, @Param() { lotacaoId }: Caminho): Promise<void> {
    return this.service.renovar(pessoa, lotacaoId);
  }

  @Operacao('baixarCartazPresenca')
  baixarCartazPresenca(@Pessoa() pessoa: Person, @Param() { lotacaoId }: Caminho): Promise<StreamableFile> {
    return this.service.cartaz(pessoa, lotacaoId);
  }
}
