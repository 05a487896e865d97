import type { Readable } from 'node:stream';
import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { OcorrenciasRespostaService } from './ocorrencias.resposta.service.ts';

type Schemas = components['schemas'];

/** Public endpoints: whoever holds the code may use them (ADR 41). */
@Controller()
export class OcorrenciasRespostaController {
  constructor(private readonly service: OcorrenciasRespostaService) {}

  @Operacao('lerOcorrenciaPeloCodigo')
  lerOcorrenciaPeloCodigo(@Param() { codigo }: { codigo: string }): Promise<Schemas['OcorrenciaParaResposta']> {
    return this.service.ler(codigo);
  }

  @Operacao('anexarPeloCodigo')
  anexarPeloCodigo(
    @Param() caminho: { codigo: string; uuid: string },
    @Query() query: { sha256: string; nome: string },
    @Body() corpo: Readable,
  ): Promise<Schemas['AnexoOcorrencia']> {
    return this.service.anexar({ ...caminho, ...query }, corpo);
  }

  @Operacao('responderOcorrenciaPeloCodigo')
  responderOcorrenciaPeloCodigo(
    @Param() { codigo }: { codigo: string },
    @Body() body: Schemas['RespostaDoFornecedor'],
  ): Promise<Schemas['RespostaRecebida']> {
    return this.service.responder(codigo, body);
  }
}
