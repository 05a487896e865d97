import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Body, Controller, Headers, Param, Query, type StreamableFile, UseInterceptors } from '@nestjs/common';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import { Pessoa } from '../auth/pessoa-decorator.ts';
import type { Formato } from '../spreadsheets/spreadsheet-file.ts';
import { EtagInterceptor } from '../versions/etag-interceptor.ts';
import { UsuariosAdministracaoService } from './usuarios.administracao.service.ts';
import type { BuscaUsuarios, FiltrosUsuarios } from './usuarios.lista.repository.ts';
import { UsuariosService } from './usuarios.service.ts';

type Schemas = components['schemas'];
type Detalhado = Schemas['UsuarioDetalhado'];
type Caminho = { usuarioId: number };

@Controller()
@UseInterceptors(EtagInterceptor)
export class UsuariosController {
  constructor(
    private readonly usuarios: UsuariosService,
    private readonly administracao: UsuariosAdministracaoService,
  ) {}

  @Operacao('listarUsuarios')
  listarUsuarios(@Pessoa() pessoa: Person, @Query() query: BuscaUsuarios): Promise<Schemas['PaginaUsuarios']> {
    return this.administracao.listar(pessoa, query);
  }

  @Operacao('exportarUsuarios')
  exportarUsuarios(@Query() { formato, ...filtros }: FiltrosUsuarios & { formato: Formato }): Promise<StreamableFile> {
    return this.administracao.exportar(filtros, formato);
  }

  @Operacao('criarUsuario')
  criarUsuario(@Pessoa() pessoa: Person, @Body() body: Schemas['NovoUsuario']): Promise<Schemas['UsuarioCriado']> {
    return this.usuarios.criar(pessoa, body);
  }

  @Operacao('obterUsuario')
  obterUsuario(@Pessoa() pessoa: Person, @Param() { usuarioId }: Caminho): Promise<Detalhado> {
    return this.administracao.obter(pessoa, usuarioId);
  }

  @Operacao('editarUsuario')
  editarUsuario(
    @Pessoa() pessoa: Person,
    @Param() { usuarioId: id }: Caminho,
    @Headers('if-match') ifMatch: string | undefined,
    @Body() body: Schemas['EdicaoUsuario'],
  ): Promise<Detalhado> {
    return this.administracao.editar(pessoa, { id, ifMatch }, body);
  }

  @Operacao('trocarMinhaSenha')
  trocarMinhaSenha(@Pessoa() pessoa: Person, @Body() body: Schemas['TrocaDeSenha']): Promise<void> {
    return this.administracao.trocarMinhaSenha(pessoa, body);
  }

  @Operacao('redefinirSenha')
  redefinirSenha(
    @Pessoa() pessoa: Person,
    @Param() { usuarioId: id }: Caminho,
    @Headers('if-match') ifMatch: string | undefined,
  ): Promise<Schemas['SenhaRedefinida']> {
    return this.administracao.redefinirSenha(pessoa, { id, ifMatch });
  }

  @Operacao('bloquearUsuario')
  bloquearUsuario(
    @Pessoa() pessoa: Person,
    @Param() { usuarioId: id }: Caminho,
    @Headers('if-match') ifMatch: string | undefined,
  ): Promise<Detalhado> {
    return this.administracao.bloquear(pessoa, { id, ifMatch });
  }

  @Operacao('desbloquearUsuario')
  desbloquearUsuario(
    @Pessoa() pessoa: Person,
    @Param() { usuarioId: id }: Caminho,
    @Headers('if-match') ifMatch: string | undefined,
  ): Promise<Detalhado> {
    return this.administracao.desbloquear(pessoa, { id, ifMatch });
  }

  @Operacao('encerrarSessoes')
  encerrarSessoes(
    @Pessoa() pessoa: Person,
    @Param() { usuarioId: id }: Caminho,
    @Headers('if-match') ifMatch: string | undefined,
  ): Promise<Detalhado> {
    return this.administracao.encerrarSessoes(pessoa, { id, ifMatch });
  }
}
