import type { Readable } from 'node:stream';
import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao.decorator';
import { Body, Controller, Query, StreamableFile } from '@nestjs/common';
import { Pessoa } from '../auth/pessoa.decorator.ts';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import { type EnvioFoto, FotosService } from './fotos.service.ts';

@Controller()
export class FotosController {
  constructor(private readonly service: FotosService) {}

  @Operacao('enviarFoto')
  enviarFoto(
    @Pessoa() pessoa: Person,
    @Query() query: EnvioFoto,
    @Body() corpo: Readable,
  ): Promise<components['schemas']['Foto']> {
    return this.service.enviar(pessoa, query, corpo);
  }

  @Operacao('obterFotoRefeicao')
  async obterFotoRefeicao(@Pessoa() pessoa: Person, @Query() { foto }: { foto: string }): Promise<StreamableFile> {
    const { stream, bytes, tipo } = await this.service.abrir(pessoa, foto);
    return new StreamableFile(stream, { type: tipo, length: bytes });
  }
}
