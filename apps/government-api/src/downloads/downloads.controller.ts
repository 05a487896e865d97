import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Body, Controller, Param, Query, type StreamableFile } from '@nestjs/common';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import { Pessoa } from '../auth/pessoa-decorator.ts';
import { DownloadsService } from './downloads.service.ts';

type Schemas = components['schemas'];
type Caminho = { downloadId: number };

@Controller()
export class DownloadsController {
  constructor(private readonly service: DownloadsService) {}

  @Operacao('listarDownloads')
  listarDownloads(
    @Pessoa() pessoa: Person,
    @Query() query: { pagina: number; tamanho: number },
  ): Promise<Schemas['PaginaDownloads']> {
    return this.service.listar(pessoa, query);
  }

  @Operacao('contarDownloads')
  contarDownloads(@Pessoa() pessoa: Person): Promise<Schemas['ContagemDownloads']> {
    return this.service.contar(pessoa);
  }

  @Operacao('pedirDownload')
  pedirDownload(@Pessoa() pessoa: Person, @Body() body: Schemas['NovoDownload']): Promise<Schemas['Download']> {
    return this.service.pedir(pessoa, body);
  }

  @Operacao('cancelarDownload')
  cancelarDownload(@Pessoa() pessoa: Person, @Param() { downloadId }: Caminho): Promise<Schemas['Download']> {
    return this.service.cancelar(pessoa, downloadId);
  }

  @Operacao('repetirDownload')
  repetirDownload(@Pessoa() pessoa: Person, @Param() { downloadId }: Caminho): Promise<Schemas['Download']> {
    return this.service.repetir(pessoa, downloadId);
  }

  @Operacao('marcarDownloadLido')
  marcarDownloadLido(
    @Pessoa() pessoa: Person,
    @Param() { downloadId }: Caminho,
  ): Promise<Schemas['ContagemDownloads']> {
    return this.service.marcarLido(pessoa, downloadId);
  }

  @Operacao('baixarDownload')
  baixarDownload(@Pessoa() pessoa: Person, @Param() { downloadId }: Caminho): Promise<StreamableFile> {
    return this.service.baixar(pessoa, downloadId);
  }
}
