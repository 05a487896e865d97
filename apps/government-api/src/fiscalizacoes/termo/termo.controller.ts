import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Controller, Param, Query, type StreamableFile } from '@nestjs/common';
import type { Pessoa as Person } from '../../auth/pessoa.ts';
import { Pessoa } from '../../auth/pessoa-decorator.ts';
import { TermoService } from './termo.service.ts';

@Controller()
export class TermoController {
  constructor(private readonly service: TermoService) {}

  @Operacao('baixarTermoFiscalizacao')
  baixarTermoFiscalizacao(
    @Pessoa() pessoa: Person,
    @Param() { fiscalizacaoId }: { fiscalizacaoId: number },
    @Query() { versao }: { versao?: number },
  ): Promise<StreamableFile> {
    return this.service.baixar(pessoa, fiscalizacaoId, versao);
  }

  @Operacao('baixarFolhaDeFotos')
  baixarFolhaDeFotos(
    @Pessoa() pessoa: Person,
    @Param() { fiscalizacaoId }: { fiscalizacaoId: number },
  ): Promise<StreamableFile> {
    return this.service.baixarFotos(pessoa, fiscalizacaoId);
  }
}
