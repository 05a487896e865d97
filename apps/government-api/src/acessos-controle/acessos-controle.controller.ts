import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Body, Controller, Param, Query, type StreamableFile } from '@nestjs/common';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import { Pessoa } from '../auth/pessoa-decorator.ts';
import type { Formato } from '../spreadsheets/spreadsheet-file.ts';
import { AcessosControleService } from './acessos-controle.service.ts';
import { LeiturasService } from './leituras.service.ts';

type Schemas = components['schemas'];
type Caminho = { acessoId: number };
type Acesso = Promise<Schemas['AcessoControle']>;

@Controller()
export class AcessosControleController {
  constructor(
    private readonly service: AcessosControleService,
    private readonly leituras: LeiturasService,
  ) {}

  @Operacao('listarAcessosControle')
  listarAcessosControle(): Promise<Schemas['AcessosControle']> {
    return this.service.listar();
  }

  @Operacao('convidarControle')
  convidarControle(@Pessoa() pessoa: Person, @Body() body: Schemas['NovoAcessoControle']): Acesso {
    return this.service.convidar(pessoa, body);
  }

  @Operacao('obterAcessoControle')
  obterAcessoControle(@Param() { acessoId }: Caminho): Acesso {
    return this.service.obter(acessoId);
  }

  @Operacao('renovarAcessoControle')
  renovarAcessoControle(
    @Pessoa() pessoa: Person,
    @Param() { acessoId }: Caminho,
    @Body() body: Schemas['RenovacaoControle'],
  ): Acesso {
    return this.service.renovar(pessoa, acessoId, body);
  }

  @Operacao('encerrarAcessoControle')
  encerrarAcessoControle(
    @Pessoa() pessoa: Person,
    @Param() { acessoId }: Caminho,
    @Body() body: Schemas['EncerramentoControle'],
  ): Acesso {
    return this.service.encerrar(pessoa, acessoId, body);
  }

  @Operacao('darSenhaDeControle')
  darSenhaDeControle(@Pessoa() pessoa: Person, @Param() { acessoId }: Caminho): Promise<StreamableFile> {
    return this.service.darSenha(pessoa, acessoId);
  }

  @Operacao('listarLeiturasControle')
  listarLeiturasControle(
    @Param() { acessoId }: Caminho,
    @Query() pagina: { pagina: number; tamanho: number },
  ): Promise<Schemas['PaginaLeiturasControle']> {
    return this.leituras.listar(acessoId, pagina);
  }

  @Operacao('conferirLeiturasControle')
  conferirLeiturasControle(@Param() { acessoId }: Caminho): Promise<Schemas['ConferenciaDasLeituras']> {
    return this.leituras.conferir(acessoId);
  }

  @Operacao('exportarLeiturasControle')
  exportarLeiturasControle(
    @Param() { acessoId }: Caminho,
    @Query() { formato }: { formato: Formato },
  ): Promise<StreamableFile> {
    return this.leituras.exportar(acessoId, formato);
  }

  @Operacao('obterMeuAcessoControle')
  obterMeuAcessoControle(@Pessoa() pessoa: Person): Promise<Schemas['MeuAcessoControle']> {
    return this.service.meu(pessoa);
  }
}
