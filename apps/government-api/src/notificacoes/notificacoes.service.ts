import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../auth/pessoa.ts';
import { Clock, FUSO_DA_AGENCIA } from '../clock/clock.ts';
import { Database, type Transaction } from '../database/database.ts';
import { LiveService } from '../live/live.service.ts';
import { MailOutbox } from '../mail/mail-outbox.ts';
import { EmailsRepository } from './emails.repository.ts';
import { toNotificacao } from './notificacoes.mapper.ts';
import type { Fato, Fatos } from './notificacoes.regras.table.ts';
import { type BuscaNotificacoes, NotificacoesRepository } from './notificacoes.repository.ts';
import { type Nova, novasDe, type Resolucao, resolucoesDe } from './notificacoes.rules.ts';

type Schemas = components['schemas'];

@Injectable()
export class NotificacoesService {
  constructor(
    private readonly database: Database,
    private readonly repository: NotificacoesRepository,
    private readonly emails: EmailsRepository,
    private readonly correio: MailOutbox,
    private readonly live: LiveService,
    private readonly clock: Clock,
  ) {}

  /**
   * Tells a fact in its own transaction: resolves what it ends and notifies who has to know, by the table of rules. Telling the
   * same again changes nothing. However many contexts there are, it is one statement. Answers how many notifications were written.
   */
  async emitir<F extends Fato>(tx: Transaction, fato: F, contextos: readonly Fatos[F][]): Promise<number> {
    return (await this.contarDe(tx, contextos, resolucoesDe(fato, contextos), novasDe(fato, contextos))).escritas;
  }

  async resolver<F extends Fato>(tx: Transaction, fato: F, contextos: readonly Fatos[F][]): Promise<number> {
    return (await this.contarDe(tx, contextos, resolucoesDe(fato, contextos), [])).resolvidas;
  }

  private async contarDe(
    tx: Transaction,
    contextos: readonly { lotacaoId?: number | undefined }[],
    resolucoes: readonly Resolucao[],
    ditas: readonly Nova[],
  ): Promise<{ escritas: number; resolvidas: number }> {
    const dia = this.clock.today(FUSO_DA_AGENCIA);
    const novas = ditas[0]?.aEscolha ? await this.emails.forWhoAsked(tx, ditas, dia) : ditas;
    if (!resolucoes.length && !novas.length) return { escritas: 0, resolvidas: 0 };
    const agora = this.clock.now();
    const { resolvidas, escritas } = await this.repository.tell(tx, { resolucoes, novas }, agora);
    await this.correio.withdraw(tx, resolvidas, agora);
    if (novas[0] && escritas.length) {
      const ids = escritas.map(({ id }) => id);
      await this.correio.add(tx, this.emails.mailsOf(ids, novas[0].email, dia), agora);
    }
    if (escritas.length || resolvidas.length) await this.anunciar(tx, contextos);
    return { escritas: escritas.length, resolvidas: resolvidas.length };
  }

  /** Open screens count again: those of the unit, and those that reach every unit. */
  private anunciar(tx: Transaction, contextos: readonly { lotacaoId?: number | undefined }[]): Promise<void> {
    const lotacoes = new Set(contextos.map(({ lotacaoId }) => lotacaoId));
    return this.live.publish(
      tx,
      [...lotacoes].map(lotacaoId => ({ tipo: 'notificacao', ...(lotacaoId !== undefined && { lotacaoId }) })),
    );
  }

  async listar(pessoa: Pessoa, busca: BuscaNotificacoes): Promise<Schemas['PaginaNotificacoes']> {
    const { itens, total } = await this.repository.page(this.database, pessoa, busca);
    const { pagina, tamanho } = busca;
    return { itens: itens.map(toNotificacao), total, pagina, tamanho };
  }

  contar(pessoa: Pessoa): Promise<Schemas['ContagemNotificacoes']> {
    return this.repository.count(this.database, pessoa);
  }

  async marcarLida(pessoa: Pessoa, id: number): Promise<Schemas['ContagemNotificacoes']> {
    if (!(await this.repository.markRead(this.database, pessoa, id, this.clock.now()))) {
      throw problema('nao-encontrado', { detail: 'Esta notificação não existe.' });
    }
    return this.contar(pessoa);
  }

  async marcarTodasLidas(pessoa: Pessoa, ate: number): Promise<Schemas['ContagemNotificacoes']> {
    await this.database.transaction(tx => this.repository.markAllRead(tx, pessoa, ate, this.clock.now()));
    return this.contar(pessoa);
  }

  /** Keeps what somebody still has to do something about. */
  removerAntigas(tx: Transaction, antes: Date): Promise<number> {
    return this.repository.deleteBefore(tx, antes);
  }
}
