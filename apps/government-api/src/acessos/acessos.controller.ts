import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Body, Controller, Query, type StreamableFile } from '@nestjs/common';
import type { Formato } from '../spreadsheets/spreadsheet-file.ts';
import { AcessosService, type BuscaAcessos } from './acessos.service.ts';

type Schemas = components['schemas'];

@Controller()
export class AcessosController {
  constructor(private readonly service: AcessosService) {}

  @Operacao('registrarEventosDeAcesso')
  registrarEventosDeAcesso(@Body() body: Schemas['EntregaDeEventos']): Promise<void> {
    return this.service.registrar(body);
  }

  @Operacao('listarEventosDeAcesso')
  listarEventosDeAcesso(
    @Query() query: BuscaAcessos & { pagina: number; tamanho: number },
  ): Promise<Schemas['PaginaEventosDeAcesso']> {
    return this.service.listar(query);
  }

  @Operacao('exportarEventosDeAcesso')
  exportarEventosDeAcesso(
    @Query() { formato, ...busca }: BuscaAcessos & { formato: Formato },
  ): Promise<StreamableFile> {
    return this.service.exportar(busca, formato);
  }
}
