import type { Readable } from 'node:stream';
import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Body, Controller, Param, StreamableFile } from '@nestjs/common';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import { Pessoa } from '../auth/pessoa-decorator.ts';
import { NotasAcessoService } from './notas.acesso.service.ts';
import { NotasService } from './notas.service.ts';

type Schemas = components['schemas'];
type Caminho = { medicaoId: number };
type Codigo = { codigo: string };

@Controller()
export class NotasController {
  constructor(
    private readonly service: NotasService,
    private readonly acesso: NotasAcessoService,
  ) {}

  @Operacao('listarNotas')
  listarNotas(@Param() { medicaoId }: Caminho): Promise<Schemas['NotasDaMedicao']> {
    return this.service.listar(medicaoId);
  }

  @Operacao('enviarNota')
  enviarNota(
    @Pessoa() pessoa: Person,
    @Param() { medicaoId }: Caminho,
    @Body() corpo: Readable,
  ): Promise<Schemas['NotaFiscal']> {
    return this.service.enviar(pessoa, medicaoId, corpo);
  }

  @Operacao('baixarNota')
  async baixarNota(@Param() { medicaoId, notaId }: Caminho & { notaId: number }): Promise<StreamableFile> {
    const { xml, nome } = await this.service.baixar(medicaoId, notaId);
    const disposition = `attachment; filename="${nome}"`;
    return new StreamableFile(xml, { type: 'application/xml', length: xml.length, disposition });
  }

  @Operacao('criarAcessoNota')
  criarAcessoNota(@Pessoa() pessoa: Person, @Param() { medicaoId }: Caminho): Promise<Schemas['AcessoCriado']> {
    return this.acesso.criar(pessoa, medicaoId);
  }

  @Operacao('revogarAcessoNota')
  revogarAcessoNota(@Pessoa() pessoa: Person, @Param() { medicaoId }: Caminho): Promise<Schemas['AcessoRevogado']> {
    return this.acesso.revogar(pessoa, medicaoId);
  }

  @Operacao('lerNotaPeloCodigo')
  lerNotaPeloCodigo(@Param() { codigo }: Codigo): Promise<Schemas['NotaAEnviar']> {
    return this.acesso.ler(codigo);
  }

  @Operacao('enviarNotaPeloCodigo')
  enviarNotaPeloCodigo(@Param() { codigo }: Codigo, @Body() corpo: Readable): Promise<Schemas['NotaEnviada']> {
    return this.acesso.enviar(codigo, corpo);
  }
}
