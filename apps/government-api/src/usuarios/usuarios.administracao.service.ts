import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { AuditTrail } from '../audit/audit-trail.service.ts';
import { ofControl } from '../auth/external-control.ts';
import { LivingSessions } from '../auth/living-sessions.ts';
import type { Pessoa } from '../auth/pessoa.ts';
import { Clock } from '../clock/clock.ts';
import { afterCommit } from '../database/ambient-transaction.ts';
import { Database, type Transaction } from '../database/database.ts';
import { type Formato, spreadsheetFile } from '../spreadsheets/spreadsheet-file.ts';
import { gerarSenha } from './senha.rules.ts';
import { SenhasService } from './senhas.service.ts';
import {
  type BuscaUsuarios,
  type FiltrosUsuarios,
  type LinhaUsuario,
  UsuariosListaRepository,
} from './usuarios.lista.repository.ts';
import { toUsuarioDetalhado } from './usuarios.mapper.ts';
import { type UsuarioComLotacao, UsuariosRepository } from './usuarios.repository.ts';
import { emailOuNada, errosDaEdicao, mudaOToken, nomeBuscaDaPessoa, proximoInicioDeSessoes } from './usuarios.rules.ts';
import { UsuariosService } from './usuarios.service.ts';
import { colunasDaPlanilha } from './usuarios-export.ts';

type Schemas = components['schemas'];
type Detalhado = Schemas['UsuarioDetalhado'];
export type Escrita = { id: number; ifMatch: string | undefined };
type Mudanca = {
  acao: string;
  set: Parameters<UsuariosRepository['update']>[2];
  antes?: Record<string, unknown>;
  depois?: Record<string, unknown>;
  encerraSessoes: boolean;
};

const ENTIDADE = 'usuarios';

/** Sessions end at once in this process, which forgets them, and within five seconds elsewhere. */
@Injectable()
export class UsuariosAdministracaoService {
  constructor(
    private readonly database: Database,
    private readonly repository: UsuariosRepository,
    private readonly lista: UsuariosListaRepository,
    private readonly usuarios: UsuariosService,
    private readonly senhas: SenhasService,
    private readonly sessoes: LivingSessions,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async listar(pessoa: Pessoa, busca: BuscaUsuarios): Promise<Schemas['PaginaUsuarios']> {
    const { itens, total } = await this.lista.page(this.database, busca, this.clock.now());
    const { pagina, tamanho } = busca;
    return { itens: itens.map(linha => this.detalhado(linha, pessoa)), total, pagina, tamanho };
  }

  async exportar(filtros: FiltrosUsuarios, formato: Formato): Promise<StreamableFile> {
    const linhas = await this.lista.all(this.database, filtros, this.clock.now());
    return spreadsheetFile({ nome: 'usuarios', formato, colunas: colunasDaPlanilha, linhas });
  }

  obter(pessoa: Pessoa, id: number): Promise<Detalhado> {
    return this.ler(this.database, pessoa, id);
  }

  editar(pessoa: Pessoa, escrita: Escrita, edicao: Schemas['EdicaoUsuario']): Promise<Detalhado> {
    const errors = errosDaEdicao(edicao);
    if (errors.length) throw problema('dados-invalidos', { detail: errors[0]?.detail, errors });
    return this.mudar(pessoa, escrita, { opcional: false }, async (tx, antes) => {
      const { authorities, lotacaoId } = edicao;
      const lotacao = lotacaoId === null ? null : await this.usuarios.exigirLotacao(tx, lotacaoId);
      if (!authorities.includes('AL_GESTOR')) await this.exigirOutroGestor(tx, antes);
      const [nome, matricula] = [edicao.nome.trim(), edicao.matricula.trim()];
      const email = edicao.email === undefined ? antes.email : emailOuNada(edicao.email);
      const depois = { nome, matricula, email, authorities, lotacaoId };
      return {
        acao: 'editarUsuario',
        set: { ...depois, nomeBusca: nomeBuscaDaPessoa(depois) },
        antes: cadastroDe(antes),
        depois: { nome, matricula, email, authorities, lotacao },
        encerraSessoes: mudaOToken(antes, depois),
      };
    });
  }

  bloquear(pessoa: Pessoa, escrita: Escrita): Promise<Detalhado> {
    if (escrita.id === pessoa.usuarioId) throw problema('conflito', { detail: 'Ninguém bloqueia a si mesmo.' });
    return this.mudar(pessoa, escrita, { opcional: true }, async (tx, antes) => {
      if (!antes.ativo) return null;
      await this.exigirOutroGestor(tx, antes);
      const depois = { situacao: 'BLOQUEADO' };
      const set = { ativo: false };
      return { acao: 'bloquearUsuario', set, antes: { situacao: 'ATIVO' }, depois, encerraSessoes: true };
    });
  }

  desbloquear(pessoa: Pessoa, escrita: Escrita): Promise<Detalhado> {
    return this.mudar(pessoa, escrita, { opcional: true }, async (_tx, { ativo, anonimizadoEm }) => {
      if (ativo) return null;
      if (anonimizadoEm) {
        throw problema('conflito', {
          detail: 'Os dados desta pessoa foram anonimizados. Se ela voltou, cadastre-a de novo.',
        });
      }
      const depois = { situacao: 'ATIVO' };
      const set = { ativo: true };
      // Tokens from before the block stay refused, so the person has to sign in again.
      return { acao: 'desbloquearUsuario', set, antes: { situacao: 'BLOQUEADO' }, depois, encerraSessoes: true };
    });
  }

  encerrarSessoes(pessoa: Pessoa, escrita: Escrita): Promise<Detalhado> {
    return this.mudar(pessoa, escrita, { opcional: true }, async () => ({
      acao: 'encerrarSessoes',
      set: {},
      encerraSessoes: true,
    }));
  }

  async redefinirSenha(pessoa: Pessoa, escrita: Escrita): Promise<Schemas['SenhaRedefinida']> {
    const senha = gerarSenha();
    // Hashed before the transaction: hashing is slow on purpose, and nobody should wait for the lock meanwhile.
    const senhaHash = await this.senhas.gerarHash(senha);
    const usuario = await this.mudar(pessoa, escrita, { opcional: true }, async () => ({
      acao: 'redefinirSenha',
      set: { senhaHash, primeiraSenhaAte: null },
      encerraSessoes: true,
    }));
    return { senha, usuario };
  }

  /** All sessions of the person end, also the one that asked. */
  async trocarMinhaSenha(pessoa: Pessoa, { atual, nova }: Schemas['TrocaDeSenha']): Promise<void> {
    const id = pessoa.usuarioId;
    await this.usuarios.exigirSenhaDeNovo(pessoa, atual, ENTIDADE, 'trocar');
    const igual = atual === nova && 'A senha nova é igual à atual.';
    const detail = igual || (await this.senhas.recusa(nova, await this.exigir(this.database, id)));
    if (detail) throw problema('dados-invalidos', { detail, errors: [{ pointer: '/nova', detail }] });
    const senhaHash = await this.senhas.gerarHash(nova);
    await this.mudar(pessoa, { id, ifMatch: undefined }, { opcional: true }, async () => ({
      acao: 'trocarMinhaSenha',
      set: { senhaHash, primeiraSenhaAte: null },
      encerraSessoes: true,
    }));
  }

  /** One transaction with its trail; a null from `decidir` changes nothing. */
  private async mudar(
    pessoa: Pessoa,
    { id, ifMatch }: Escrita,
    { opcional }: { opcional: boolean },
    decidir: (tx: Transaction, antes: UsuarioComLotacao) => Promise<Mudanca | null>,
  ): Promise<Detalhado> {
    const lido = await this.database.transaction(async tx => {
      await this.repository.lock(tx);
      const antes = await this.exigir(tx, id);
      const { versao } = antes;
      await this.audit.requireVersion(tx, { ifMatch, versao, entidade: ENTIDADE, entidadeId: id, opcional });
      const mudanca = await decidir(tx, antes);
      if (mudanca) await this.gravar(tx, pessoa, antes, mudanca);
      return this.ler(tx, pessoa, id);
    });
    // After the commit, so that whoever asks next reads the new row.
    afterCommit(() => this.sessoes.forget(id));
    return lido;
  }

  private async gravar(
    tx: Transaction,
    pessoa: Pessoa,
    { id, sessoesDesde }: UsuarioComLotacao,
    { acao, set, antes, depois, encerraSessoes }: Mudanca,
  ): Promise<void> {
    const agora = this.clock.now();
    const desde = encerraSessoes ? { sessoesDesde: proximoInicioDeSessoes(agora, sessoesDesde) } : {};
    await this.repository.update(tx, id, { ...set, ...desde, alteradoEm: agora });
    const comparacao = antes && depois ? { antes, depois } : {};
    await this.audit.record(tx, pessoa, { acao, entidade: ENTIDADE, entidadeId: id, ...comparacao });
  }

  private async exigirOutroGestor(tx: Transaction, { id, ativo, authorities }: UsuarioComLotacao): Promise<void> {
    if (!ativo || !authorities.includes('AL_GESTOR') || (await this.repository.hasOtherManager(tx, id))) return;
    throw problema('conflito', {
      detail: 'É a única pessoa ativa com o perfil de gestor. Dê o perfil a outra pessoa antes.',
    });
  }

  private async exigir(tx: Transaction, id: number): Promise<UsuarioComLotacao> {
    const usuario = await this.repository.findById(tx, id);
    if (!usuario) throw problema('nao-encontrado', { detail: `A pessoa ${id} não existe.` });
    if (ofControl(usuario)) throw problema('nao-encontrado', { detail: SO_PELO_ACESSO });
    return usuario;
  }

  private async ler(tx: Transaction, pessoa: Pessoa, id: number): Promise<Detalhado> {
    return this.detalhado(await this.exigir(tx, id), pessoa);
  }

  private detalhado(linha: LinhaUsuario, { usuarioId }: Pessoa): Detalhado {
    return toUsuarioDetalhado(linha, { euId: usuarioId, agora: this.clock.now() });
  }
}

const SO_PELO_ACESSO = 'Esta pessoa é do controle externo: o que ela tem se dá e se tira em "Controle externo".';

const cadastroDe = ({ nome, matricula, email, authorities, nomeLotacao }: UsuarioComLotacao) => ({
  nome,
  matricula,
  email,
  authorities,
  lotacao: nomeLotacao,
});
