import { Injectable } from '@nestjs/common';
import type { Transaction } from '../database/database.ts';
import type { Calculo } from '../formularios/formularios.service.ts';
import type { DaFiscalizacao } from '../notificacoes/notificacoes.regras.table.ts';
import { NotificacoesService } from '../notificacoes/notificacoes.service.ts';
import { FiscalizacoesRepository } from './fiscalizacoes.repository.ts';

/** Tells people of inspections, in the transaction of what happened. */
@Injectable()
export class FiscalizacoesAvisosService {
  constructor(
    private readonly repository: FiscalizacoesRepository,
    private readonly notificacoes: NotificacoesService,
  ) {}

  /** Somebody has to do them. */
  async abertas(tx: Transaction, ids: readonly number[]): Promise<void> {
    await this.notificacoes.emitir(tx, 'FISCALIZACAO_PENDENTE', await this.repository.namesForNotice(tx, ids));
  }

  /** Nobody has to do it any more. */
  async encerrada(tx: Transaction, id: number): Promise<void> {
    await this.notificacoes.resolver(tx, 'FISCALIZACAO_ENCERRADA', await this.repository.namesForNotice(tx, [id]));
  }

  /** What the manager has to know at once of a conclusion. */
  async concluida(tx: Transaction, id: number, { criticos, itens }: Calculo): Promise<void> {
    const fatos: DaFiscalizacao[] = await this.repository.namesForNotice(tx, [id]);
    await this.notificacoes.resolver(tx, 'FISCALIZACAO_ENCERRADA', fatos);
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
