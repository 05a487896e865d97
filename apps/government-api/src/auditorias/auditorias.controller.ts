import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Body, Controller, Headers, Param, Query, type StreamableFile, UseInterceptors } from '@nestjs/common';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import { Pessoa } from '../auth/pessoa-decorator.ts';
import { EtagInterceptor } from '../versions/etag-interceptor.ts';
import { AuditoriasLeituraService } from './auditorias.leitura.service.ts';
import { AuditoriasService } from './auditorias.service.ts';

type Schemas = components['schemas'];
type Caminho = { auditoriaId: number };

@Controller()
@UseInterceptors(EtagInterceptor)
export class AuditoriasController {
  constructor(
    private readonly service: AuditoriasService,
    private readonly leitura: AuditoriasLeituraService,
  ) {}

  @Operacao('listarAuditorias')
  listarAuditorias(): Promise<Schemas['Auditorias']> {
    return this.leitura.listar();
  }

  @Operacao('abrirAuditoria')
  abrirAuditoria(@Pessoa() pessoa: Person, @Body() body: Schemas['NovaAuditoria']): Promise<Schemas['Auditoria']> {
    return this.service.abrir(pessoa, body);
  }

  @Operacao('preverAuditoria')
  preverAuditoria(@Query() { mes }: { mes: string }): Promise<Schemas['PrevisaoDaAuditoria']> {
    return this.leitura.prever(mes);
  }

  @Operacao('obterAuditoria')
  obterAuditoria(@Pessoa() pessoa: Person, @Param() { auditoriaId }: Caminho): Promise<Schemas['Auditoria']> {
    return this.leitura.obter(pessoa, auditoriaId);
  }

  @Operacao('semearAuditoria')
  semearAuditoria(
    @Pessoa() pessoa: Person,
    @Param() { auditoriaId: id }: Caminho,
    @Headers('if-match') ifMatch: string | undefined,
    @Body() body: Schemas['SementeDaAuditoria'],
  ): Promise<Schemas['Auditoria']> {
    return this.service.semear(pessoa, { id, ifMatch }, body);
  }

  @Operacao('listarSorteados')
  listarSorteados(@Pessoa() pessoa: Person, @Param() { auditoriaId }: Caminho): Promise<Schemas['Sorteados']> {
    return this.leitura.listarSorteados(pessoa, auditoriaId);
  }

  @Operacao('conferirSorteado')
  conferirSorteado(
    @Pessoa() pessoa: Person,
    @Param() { auditoriaId }: Caminho,
    @Body() body: Schemas['NovaConferencia'],
  ): Promise<Schemas['Auditoria']> {
    return this.service.conferir(pessoa, auditoriaId, body);
  }

  @Operacao('encerrarAuditoria')
  encerrarAuditoria(
    @Pessoa() pessoa: Person,
    @Param() { auditoriaId: id }: Caminho,
    @Headers('if-match') ifMatch: string | undefined,
    @Body() body: Schemas['EncerramentoDaAuditoria'],
  ): Promise<Schemas['Auditoria']> {
    return this.service.encerrar(pessoa, { id, ifMatch }, body);
  }

  @Operacao('baixarListaDaAuditoria')
  baixarListaDaAuditoria(@Param() { auditoriaId }: Caminho): Promise<StreamableFile> {
    return this.leitura.lista(auditoriaId);
  }
}
