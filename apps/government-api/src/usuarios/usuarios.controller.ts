import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao.decorator';
import { Body, Controller, Headers, Param, Query, Res, type StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Pessoa } from '../auth/pessoa.decorator.ts';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import type { Formato } from '../spreadsheets/spreadsheet-file.ts';
import { etagOf } from '../versions/versions.ts';
import { UsuariosAdministracaoService } from './usuarios.administracao.service.ts';
import type { BuscaUsuarios, FiltrosUsuarios } from './usuarios.lista.repository.ts';
import { UsuariosService } from './usuarios.service.ts';

type Schemas = components['schemas'];
type Detalhado = Schemas['UsuarioDetalhado'];
type Caminho = { usuarioId: number };

function comVersao(reply: FastifyReply, usuario: Detalhado): Detalhado {
  reply.header('etag', etagOf(usuario.versao));
  return usuario;
}

@Controller()
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
  async obterUsuario(
    @Pessoa() pessoa: Person,
    @Param() { usuarioId }: Caminho,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Detalhado> {
    return comVersao(reply, await this.administracao.obter(pessoa, usuarioId));
  }

  @Operacao('editarUsuario')
  async editarUsuario(
    @Pessoa() pessoa: Person,
    @Param() { usuarioId: id }: Caminho,
    @Headers('if-match') ifMatch: string | undefined,
    @Body() body: Schemas['EdicaoUsuario'],
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Detalhado> {
    return comVersao(reply, await this.administracao.editar(pessoa, { id, ifMatch }, body));
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
  async bloquearUsuario(
    @Pessoa() pessoa: Person,
    @Param() { usuarioId: id }: Caminho,
    @Headers('if-match') ifMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Detalhado> {
    return comVersao(reply, await this.administracao.bloquear(pessoa, { id, ifMatch }));
  }

  @Operacao('desbloquearUsuario')
  async desbloquearUsuario(
    @Pessoa() pessoa: Person,
    @Param() { usuarioId: id }: Caminho,
    @Headers('if-match') ifMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Detalhado> {
    return comVersao(reply, await this.administracao.desbloquear(pessoa, { id, ifMatch }));
  }

  @Operacao('encerrarSessoes')
  async encerrarSessoes(
    @Pessoa() pessoa: Person,
    @Param() { usuarioId: id }: Caminho,
    @Headers('if-match') ifMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Detalhado> {
    return comVersao(reply, await this.administracao.encerrarSessoes(pessoa, { id, ifMatch }));
  }
}
