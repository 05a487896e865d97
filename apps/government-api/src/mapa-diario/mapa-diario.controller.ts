import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Controller, Header, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import { Pessoa } from '../auth/pessoa-decorator.ts';
import {
  type BuscaConsolidada,
  type BuscaDoDia,
  type BuscaDoMes,
  MapaDiarioLeituraService,
} from './leitura/leitura.service.ts';
import type { Escrito } from './leitura/mapa-diario.mapper.ts';
import { type BuscaDaOrigem, OrigemService } from './origem/origem.service.ts';
import { type BuscaDasQuantidades, QuantidadesService } from './quantidades/quantidades.service.ts';

type Schemas = components['schemas'];

const JSON_TEXT = 'application/json; charset=utf-8';

/** Its bytes are lent: they come back once the answer is on its way, or nobody waits for it any more. */
async function enviado(lido: Promise<Escrito>, reply: FastifyReply): Promise<Buffer> {
  const { bytes, devolver } = await lido;
  reply.raw.once('close', devolver);
  return bytes;
}

@Controller()
export class MapaDiarioController {
  constructor(
    private readonly leitura: MapaDiarioLeituraService,
    private readonly quantidades: QuantidadesService,
    private readonly origem: OrigemService,
  ) {}

  @Operacao('explicarMapa')
  explicarMapa(@Pessoa() pessoa: Person, @Query() query: BuscaDaOrigem): Promise<Schemas['OrigemDoMapa']> {
    return this.origem.explicar(pessoa, query);
  }

  @Operacao('obterMapaDiario')
  @Header('content-type', JSON_TEXT)
  obterMapaDiario(
    @Pessoa() pessoa: Person,
    @Query() query: BuscaDoDia,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return enviado(this.leitura.doDia(pessoa, query), reply);
  }

  @Operacao('obterMapaDoMes')
  @Header('content-type', JSON_TEXT)
  obterMapaDoMes(
    @Pessoa() pessoa: Person,
    @Query() query: BuscaDoMes,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return enviado(this.leitura.doMes(pessoa, query), reply);
  }

  @Operacao('obterQuantidadesDoMes')
  obterQuantidadesDoMes(
    @Pessoa() pessoa: Person,
    @Query() query: BuscaDasQuantidades,
  ): Promise<Schemas['QuantidadesDoMes']> {
    return this.quantidades.doMes(pessoa, query);
  }

  @Operacao('obterMapaConsolidado')
  @Header('content-type', JSON_TEXT)
  obterMapaConsolidado(
    @Pessoa() pessoa: Person,
    @Query() query: BuscaConsolidada,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return enviado(this.leitura.consolidado(pessoa, query), reply);
  }
}
