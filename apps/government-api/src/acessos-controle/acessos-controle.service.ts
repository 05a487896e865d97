import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { AuditTrail } from '../audit/audit-trail.service.ts';
import { LivingSessions } from '../auth/living-sessions.ts';
import type { Pessoa } from '../auth/pessoa.ts';
import { Clock, FUSO_DA_AGENCIA } from '../clock/clock.ts';
import { porExtenso } from '../clock/zoned-time.ts';
import { afterCommit } from '../database/ambient-transaction.ts';
import { Database, type Transaction } from '../database/database.ts';
import { PrimeirasSenhasService } from '../primeiras-senhas/primeiras-senhas.service.ts';
import { UsuariosService } from '../usuarios/usuarios.service.ts';
import { toAcesso } from './acessos-controle.mapper.ts';
import { AcessosControleRepository, type Ato } from './acessos-controle.repository.ts';
import { falhasDoAcesso, situacaoDe } from './acessos-controle.rules.ts';

type Schemas = components['schemas'];
type Acesso = Schemas['AcessoControle'];

const ENTIDADE = 'acessos_controle';

/** Who of an organ of control reads here, by which document and until when; only a manager gives it, and nothing else does (ADR 135). */
@Injectable()
export class AcessosControleService {
  constructor(
    private readonly database: Database,
    private readonly repository: AcessosControleRepository,
    private readonly usuarios: UsuariosService,
    private readonly senhas: PrimeirasSenhasService,
    private readonly sessoes: LivingSessions,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async listar(): Promise<Schemas['AcessosControle']> {
    const quando = this.quando();
    const lidos = await this.repository.list(this.database, quando.hoje);
    return { hoje: quando.hoje, itens: lidos.map(lido => toAcesso(lido, quando)) };
  }

  obter(acessoId: number): Promise<Acesso> {
    return this.ler(this.database, acessoId);
  }

  async meu({ acessoControle }: Pessoa): Promise<Schemas['MeuAcessoControle']> {
    if (acessoControle === undefined)
      throw problema('nao-permitido', { detail: 'Esta pessoa não é do controle externo.' });
    const { instituicao, documento, ate, lotacao } = await this.ler(this.database, acessoControle);
    return { instituicao, documento, ate, lotacao };
  }

  async convidar(pessoa: Pessoa, novo: Schemas['NovoAcessoControle']): Promise<Acesso> {
    this.conferir(novo);
    // Hashed before the transaction: it is slow on purpose, and nobody should wait for the lock meanwhile.
    const senhaHash = await this.usuarios.semSenha();
    const { cpf, nome, email, ate, lotacaoId = null } = novo;
    const [instituicao, documento] = [novo.instituicao.trim(), novo.documento.trim()];
    return this.mudar(async tx => {
      const lotacao = lotacaoId === null ? null : await this.usuarios.exigirLotacao(tx, lotacaoId);
      const usuarioId = await this.usuarios.convidarDeControle(tx, { cpf, nome, email, lotacaoId, senhaHash });
      const ultimo = await this.repository.findLastOfPerson(tx, usuarioId);
      if (ultimo && this.vale(ultimo)) throw jaTem(ultimo.ate);
      const ato = { ato: 'CONVIDAR', usuarioId, instituicao, documento, lotacaoId, ate, ...this.assinado(pessoa) };
      const acessoId = await this.repository.insertFirst(tx, ato);
      const depois = { nome: nome.trim(), instituicao, documento, lotacao, valeAte: ate };
      await this.contar(tx, pessoa, 'convidarControle', acessoId, { antes: null, depois });
      return { usuarioId, acessoId };
    });
  }

  renovar(pessoa: Pessoa, acessoId: number, renovacao: Schemas['RenovacaoControle']): Promise<Acesso> {
    this.conferir(renovacao);
    const { ate } = renovacao;
    const documento = renovacao.documento.trim();
    return this.agir(acessoId, async (tx, ultimo) => {
      if (ate === ultimo.ate) throw invalido('/ate', 'O acesso já vai até este dia.');
      await this.anotar(tx, ultimo, { ...this.assinado(pessoa), ato: 'RENOVAR', documento, ate, motivo: null });
      const antes = { documento: ultimo.documento, valeAte: ultimo.ate };
      await this.contar(tx, pessoa, 'renovarAcessoControle', acessoId, { antes, depois: { documento, valeAte: ate } });
    });
  }

  encerrar(pessoa: Pessoa, acessoId: number, encerramento: Schemas['EncerramentoControle']): Promise<Acesso> {
    const motivo = encerramento.motivo.trim();
    if (motivo.length < 3) throw invalido('/motivo', 'Diga por que o acesso termina.');
    return this.agir(acessoId, async (tx, ultimo) => {
      await this.anotar(tx, ultimo, { ...this.assinado(pessoa), ato: 'ENCERRAR', motivo });
      await this.contar(tx, pessoa, 'encerrarAcessoControle', acessoId, { dados: { motivo } });
    });
  }

  /** The password of before, where there was one, is taken away first: a paper that fails to be made leaves none. */
  async darSenha(pessoa: Pessoa, acessoId: number): Promise<StreamableFile> {
    const senhaHash = await this.usuarios.semSenha();
    let usuarioId = 0;
    await this.agir(acessoId, async (tx, ultimo) => {
      ({ usuarioId } = ultimo);
      await this.usuarios.tirarSenhaDeControle(tx, usuarioId, senhaHash);
    });
    const papel = await this.senhas.criar(pessoa, [usuarioId]);
    await this.contar(this.database, pessoa, 'darSenhaDeControle', acessoId, {});
    return papel;
  }

  private agir(acessoId: number, ato: (tx: Transaction, ultimo: Ato) => Promise<void>): Promise<Acesso> {
    return this.mudar(async tx => {
      const ultimo = await this.exigirVigente(tx, acessoId);
      await ato(tx, ultimo);
      return { usuarioId: ultimo.usuarioId, acessoId };
    });
  }

  /** One transaction with its trail. What is remembered of the person is forgotten after it, so that whoever asks next reads the new act. */
  private async mudar(ato: (tx: Transaction) => Promise<{ usuarioId: number; acessoId: number }>): Promise<Acesso> {
    const { usuarioId, lido } = await this.database.transaction(async tx => {
      const feito = await ato(tx);
      return { ...feito, lido: await this.ler(tx, feito.acessoId) };
    });
    afterCommit(() => this.sessoes.forget(usuarioId));
    return lido;
  }

  private async anotar(tx: Transaction, ultimo: Ato, mudado: Partial<Ato>): Promise<void> {
    const { id: _id, acessoId, ...dados } = ultimo;
    await this.repository.insertNext(tx, acessoId, { ...dados, ...mudado });
  }

  private async exigirVigente(tx: Transaction, acessoId: number): Promise<Ato> {
    await this.usuarios.lock(tx);
    const ultimo = await this.repository.findLast(tx, acessoId);
    if (!ultimo) throw desconhecido(acessoId);
    if (this.vale(ultimo)) return ultimo;
    throw problema('transicao-invalida', {
      detail: 'Este acesso já terminou. Para ler de novo, a pessoa é convidada outra vez.',
    });
  }

  private vale(ultimo: Ato): boolean {
    return situacaoDe(ultimo, this.clock.today(FUSO_DA_AGENCIA)) !== 'ENCERRADO';
  }

  private conferir(dados: { instituicao?: string; documento: string; ate: string }): void {
    const errors = falhasDoAcesso(dados, this.clock.today(FUSO_DA_AGENCIA));
    if (errors[0]) throw problema('dados-invalidos', { detail: errors[0].detail, errors });
  }

  private assinado({ usuarioId }: Pessoa): { em: Date; por: number } {
    return { em: this.clock.now(), por: usuarioId };
  }

  private quando(): { hoje: string; agora: Date } {
    return { hoje: this.clock.today(FUSO_DA_AGENCIA), agora: this.clock.now() };
  }

  private contar(tx: Transaction, pessoa: Pessoa, acao: string, id: number, mudanca: Mudanca): Promise<void> {
    return this.audit.record(tx, pessoa, { acao, entidade: ENTIDADE, entidadeId: id, ...mudanca });
  }

  private async ler(tx: Transaction, acessoId: number): Promise<Acesso> {
    const quando = this.quando();
    const [lido] = await this.repository.list(tx, quando.hoje, acessoId);
    if (!lido) throw desconhecido(acessoId);
    return toAcesso(lido, quando);
  }
}

type Mudanca = {
  antes?: Record<string, unknown> | null;
  depois?: Record<string, unknown>;
  dados?: Record<string, unknown>;
};

const desconhecido = (id: number) => problema('nao-encontrado', { detail: `O acesso de controle ${id} não existe.` });
const invalido = (pointer: string, detail: string) =>
  problema('dados-invalidos', { detail, errors: [{ pointer, detail }] });

function jaTem(ate: string) {
  const detail = `Esta pessoa já tem um acesso que vale até ${porExtenso(ate)}. Renove-o, ou encerre-o antes.`;
  return problema('ja-existe', { detail, errors: [{ pointer: '/cpf', detail }] });
}
