import { randomUUID } from 'node:crypto';
import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../audit/audit-trail.service.ts';
import { LivingSessions } from '../auth/living-sessions.ts';
import type { Pessoa } from '../auth/pessoa.ts';
import { TOKEN_SECONDS } from '../auth/signing-keys.service.ts';
import { type Emissao, type Prova, TokensService } from '../auth/tokens.service.ts';
import { Clock } from '../clock/clock.ts';
import { afterCommit } from '../database/ambient-transaction.ts';
import { Database, type Transaction } from '../database/database.ts';
import { toSessaoAberta } from './sessoes.mapper.ts';
import { SessoesRepository } from './sessoes.repository.ts';
import type { NivelDaConta } from './sessoes.schema.ts';

type Schemas = components['schemas'];

export type Chegada = {
  readonly forma: Schemas['FormaDeEntrada'];
  /** Where who signed in here came from somebody that says it. */
  readonly nivelDaConta?: NivelDaConta | null;
  readonly dispositivo: string | null;
  readonly endereco: string | null;
  readonly requestId: string;
};
export type DestaSessao = { readonly pessoa: Pessoa; readonly jti: string };

const ENTIDADE = 'sessoes';
const ATOS = { SENHA: 'entrar', PROVEDOR: 'entrarPeloProvedor', CHAVE: 'entrarComChave' } as const satisfies Record<
  Chegada['forma'],
  string
>;

@Injectable()
export class SessoesService {
  constructor(
    private readonly database: Database,
    private readonly repository: SessoesRepository,
    private readonly tokens: TokensService,
    private readonly vivas: LivingSessions,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /**
   * Opens the session in the transaction of its sign-in. The answered function makes the token and must be called after that
   * transaction: it may have to read keys, a read shared with others who may be waiting for this transaction.
   */
  async abrir(
    tx: Transaction,
    pessoa: Emissao,
    { requestId, ...chegada }: Chegada,
    prova: Prova = {},
  ): Promise<() => Promise<string>> {
    const jti = randomUUID();
    const agora = this.clock.now();
    const { usuarioId, sessoesDesde = agora } = pessoa;
    const iniciadaEm = new Date(Math.max(agora.getTime(), sessoesDesde.getTime()));
    const expiraEm = new Date(agora.getTime() + TOKEN_SECONDS * 1000);
    await this.repository.insert(tx, { ...chegada, jti, usuarioId, iniciadaEm, expiraEm });
    const quem = { ...pessoa, requestId };
    await this.audit.record(tx, quem, {
      acao: ATOS[chegada.forma],
      entidade: 'usuarios',
      entidadeId: usuarioId,
    });
    return () => this.tokens.issue(pessoa, { jti, ...prova, ...(chegada.forma === 'PROVEDOR' && { idp: 'oidc' }) });
  }

  primeiraTroca(tx: Transaction, resumo: string, expiraEm: Date): Promise<boolean> {
    return this.repository.insertExchange(tx, resumo, expiraEm);
  }

  async listar({ pessoa, jti }: DestaSessao): Promise<Schemas['SessaoAberta'][]> {
    const linhas = await this.repository.findOpen(this.database, pessoa.usuarioId, this.clock.now());
    return linhas.map(linha => toSessaoAberta(linha, jti));
  }

  async encerrar(desta: DestaSessao, id: number): Promise<Schemas['SessaoAberta'][]> {
    const { usuarioId } = desta.pessoa;
    await this.terminar(desta, 'encerrarMinhaSessao', async tx => {
      if (await this.repository.endOne(tx, usuarioId, id, this.clock.now())) return { sessao: id };
      if (await this.repository.exists(tx, usuarioId, id)) return null;
      throw problema('nao-encontrado', { detail: 'Esta sessão não existe ou não é sua.' });
    });
    return this.listar(desta);
  }

  async encerrarOutras(desta: DestaSessao): Promise<Schemas['SessaoAberta'][]> {
    const { usuarioId } = desta.pessoa;
    await this.terminar(desta, 'encerrarOutrasSessoes', async tx => {
      const sessoes = await this.repository.endOthers(tx, usuarioId, desta.jti, this.clock.now());
      return sessoes ? { sessoes } : null;
    });
    return this.listar(desta);
  }

  async sair(desta: DestaSessao): Promise<void> {
    await this.terminar(desta, 'sair', async tx =>
      (await this.repository.endByToken(tx, desta.pessoa.usuarioId, desta.jti, this.clock.now())) ? {} : null,
    );
  }

  /** Of the account that this session came in with; null where nobody said it, as of a password. */
  nivelDaConta(tx: Transaction, { jti }: Pick<DestaSessao, 'jti'>): Promise<NivelDaConta | null> {
    return this.repository.levelOf(tx, jti);
  }

  removerVencidas(tx: Transaction): Promise<number> {
    return this.repository.deleteExpired(tx, this.clock.now());
  }

  /** `encerrar` answers what was ended, for the trail; null: nothing was open. */
  private async terminar(
    { pessoa }: DestaSessao,
    acao: string,
    encerrar: (tx: Transaction) => Promise<Record<string, number> | null>,
  ): Promise<void> {
    await this.database.transaction(async tx => {
      const dados = await encerrar(tx);
      if (dados) {
        await this.audit.record(tx, pessoa, { acao, entidade: ENTIDADE, entidadeId: pessoa.usuarioId, dados });
      }
    });
    afterCommit(() => this.vivas.forget(pessoa.usuarioId));
  }
}
