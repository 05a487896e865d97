import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock/clock.ts';
import { horaEm, porExtenso } from '../../clock/zoned-time.ts';
import { Database, type Transaction } from '../../database/database.ts';
import type { Calculo } from '../../formularios/formularios.service.ts';
import { FornecedoresService } from '../../fornecedores/fornecedores.service.ts';
import { MailOutbox } from '../../mail/mail-outbox.ts';
import type { DaFiscalizacao, Fatos } from '../../notificacoes/notificacoes.regras.table.ts';
import { NotificacoesService } from '../../notificacoes/notificacoes.service.ts';
import { FiscalizacoesRepository, type LinhaFiscalizacao } from '../registro/fiscalizacoes.repository.ts';

/** How long before the window ends the warning that nobody began is sent (domain.md 12): half of an ordinary window. */
const ANTES_DO_FIM_MIN = 30;

type Linha = Pick<LinhaFiscalizacao, 'id' | 'fiscalId' | 'fornecedorId' | 'versao'>;
type Dito = Pick<Fatos['FISCALIZACAO_COMENTADA'], 'comentarioId' | 'por' | 'comentario'>;

@Injectable()
export class FiscalizacoesAvisosService {
  constructor(
    private readonly database: Database,
    private readonly repository: FiscalizacoesRepository,
    private readonly notificacoes: NotificacoesService,
    private readonly fornecedores: FornecedoresService,
    private readonly correio: MailOutbox,
    private readonly clock: Clock,
  ) {}

  async abertas(tx: Transaction, ids: readonly number[]): Promise<void> {
    await this.notificacoes.emitir(tx, 'FISCALIZACAO_PENDENTE', await this.repository.namesForNotice(tx, ids));
  }

  /** Ends the notice of whoever was designated before; the next run of `aVencer` tells the new one. */
  async designada(tx: Transaction, id: number): Promise<void> {
    await this.notificacoes.resolver(tx, 'FISCALIZACAO_DESIGNADA', await this.repository.namesForNotice(tx, [id]));
  }

  /** Windows that end soon and where nobody began. Running again sends nothing twice. */
  aVencer(): Promise<number> {
    return this.database.transaction(async tx => {
      const todas = await this.repository.aboutToLapse(tx, this.clock.now(), ANTES_DO_FIM_MIN);
      const porId = new Map(todas.map(uma => [uma.id, uma]));
      const fatos = await this.repository.namesForNotice(tx, [...porId.keys()]);
      return this.notificacoes.emitir(
        tx,
        'FISCALIZACAO_A_VENCER',
        fatos.flatMap(fato => {
          const uma = porId.get(fato.fiscalizacaoId);
          if (!uma) return [];
          const { designadoId, designado, edicao, fim, fusoHorario } = uma;
          return [{ ...fato, designadoId, designado, edicao, hora: horaEm(new Date(fim), fusoHorario) }];
        }),
      );
    });
  }

  async encerrada(tx: Transaction, id: number): Promise<void> {
    await this.notificacoes.resolver(tx, 'FISCALIZACAO_ENCERRADA', await this.repository.namesForNotice(tx, [id]));
  }

  async comentada(tx: Transaction, { id, fiscalId }: Linha, dito: Dito): Promise<void> {
    const fatos = await this.repository.namesForNotice(tx, [id]);
    await this.notificacoes.emitir(
      tx,
      'FISCALIZACAO_COMENTADA',
      fatos.map(fato => ({ ...fato, ...dito, fiscalId })),
    );
  }

  async correcaoPedida(
    tx: Transaction,
    linha: Linha,
    { correcao, prazo }: { correcao: string; prazo: string | undefined },
  ): Promise<void> {
    const { id, fornecedorId, fiscalId, versao: edicao } = linha;
    const fatos = await this.repository.namesForNotice(tx, [id]);
    await this.notificacoes.emitir(
      tx,
      'CORRECAO_PEDIDA',
      fatos.map(fato => ({ ...fato, fiscalId, edicao, correcao })),
    );
    if (fornecedorId === null) return;
    const para = await this.fornecedores.emailsDe(tx, fornecedorId, 'OCORRENCIAS');
    const chave = `correcao:${id}:${edicao}`;
    for (const { numero, refeicao, lotacao, data } of fatos) {
      const assunto = `Correção pedida: ${refeicao} de ${porExtenso(data)} em ${lotacao}`;
      const ate = prazo === undefined ? '' : `\n\nPrazo: até ${porExtenso(prazo)}.`;
      const texto = `${assunto} (fiscalização ${numero}).\n\n${correcao}${ate}`;
      const carta = { chave, referencia: chave, para, assunto, texto, anexos: [] };
      await this.correio.addLetter(tx, carta, this.clock.now());
    }
  }

  /** What was to be corrected by yesterday. Running again sends nothing twice. */
  correcoesVencidas(): Promise<number> {
    return this.database.transaction(async tx => {
      const vencidas = await this.repository.overdue(tx, this.clock.now());
      const porId = new Map(vencidas.map(({ id, ...prazo }) => [id, prazo]));
      const fatos = await this.repository.namesForNotice(tx, [...porId.keys()]);
      return this.notificacoes.emitir(
        tx,
        'CORRECAO_VENCIDA',
        fatos.flatMap(fato => {
          const prazo = porId.get(fato.fiscalizacaoId);
          return prazo ? [{ ...fato, ...prazo }] : [];
        }),
      );
    });
  }

  async correcaoAnotada(tx: Transaction, { id, versao: edicao }: Linha, correcao: string): Promise<void> {
    const fatos = await this.repository.namesForNotice(tx, [id]);
    await this.notificacoes.emitir(
      tx,
      'CORRECAO_ANOTADA',
      fatos.map(fato => ({ ...fato, edicao, correcao })),
    );
  }

  async reaberta(tx: Transaction, { id, fiscalId, versao: edicao }: Linha, motivo: string): Promise<void> {
    await this.encerrada(tx, id);
    const fatos = await this.repository.namesForNotice(tx, [id]);
    await this.notificacoes.emitir(
      tx,
      'FISCALIZACAO_REABERTA',
      fatos.map(fato => ({ ...fato, fiscalId, edicao, motivo })),
    );
  }

  async concluida(tx: Transaction, id: number, { criticos, itens }: Calculo): Promise<void> {
    const fatos: DaFiscalizacao[] = await this.repository.namesForNotice(tx, [id]);
    await this.notificacoes.resolver(tx, 'FISCALIZACAO_ENCERRADA', fatos);
    await this.notificacoes.emitir(tx, 'FISCALIZACAO_CONCLUIDA', fatos);
    if (criticos.length) {
      await this.notificacoes.emitir(
        tx,
        'FALHA_CRITICA',
        fatos.map(fato => ({ ...fato, itens: criticos })),
      );
    }
    const reincidentes = itens.filter(({ reincidente }) => reincidente).map(({ item }) => item);
    if (reincidentes.length) {
      await this.notificacoes.emitir(
        tx,
        'ITEM_REINCIDENTE',
        fatos.map(fato => ({ ...fato, itens: reincidentes })),
      );
    }
  }
}
