import type { Readable } from 'node:stream';
import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Body, Controller, Param, Query, type StreamableFile } from '@nestjs/common';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import { EstaSessao, Pessoa } from '../auth/pessoa-decorator.ts';
import type { DestaSessao } from '../sessoes/sessoes.service.ts';
import { PapeisAssinadosService } from './papeis-assinados.service.ts';

type Schemas = components['schemas'];
type Codigo = { codigo: string };

@Controller()
export class PapeisAssinadosController {
  constructor(private readonly service: PapeisAssinadosService) {}

  @Operacao('obterAssinaturasDoPapel')
  obterAssinaturasDoPapel(
    @EstaSessao() desta: DestaSessao,
    @Param() { codigo }: Codigo,
  ): Promise<Schemas['AssinaturasDoPapel']> {
    return this.service.obter(desta, codigo);
  }

  @Operacao('baixarPapelAssinado')
  baixarPapelAssinado(@Pessoa() pessoa: Person, @Param() { codigo }: Codigo): Promise<StreamableFile> {
    return this.service.baixar(pessoa, codigo);
  }

  @Operacao('devolverPapelAssinado')
  devolverPapelAssinado(
    @EstaSessao() desta: DestaSessao,
    @Param() { codigo }: Codigo,
    @Query() { sha256 }: { sha256: string },
    @Body() corpo: Readable,
  ): Promise<Schemas['AssinaturasDoPapel']> {
    return this.service.devolver(desta, codigo, { sha256, corpo });
  }

  @Operacao('verificarAssinaturasDoPapel')
  verificarAssinaturasDoPapel(@Param() { codigo }: Codigo): Promise<Schemas['AssinaturasPublicasDoPapel']> {
    return this.service.verificar(codigo);
  }
}
