import { Injectable } from '@nestjs/common';
import { addDays, daysBetween } from '../clock/clock.ts';
import { type ContratoAberto, ContratosService } from '../contratos/contratos.service.ts';
import type { Transaction } from '../database/database.ts';
import { NotificacoesService } from '../notificacoes/notificacoes.service.ts';
import type { Nomes } from './interrupcoes.mapper.ts';
import type { UnidadeAtendida } from './interrupcoes.repository.ts';

type Comum = {
  readonly id: number;
  readonly contrato: ContratoAberto;
  readonly inicio: string;
  readonly unidades: readonly UnidadeAtendida[];
};

/** Each unit hears that nobody delivers, and that somebody delivers again. */
@Injectable()
export class InterrupcoesAvisosService {
  constructor(
    private readonly contratos: ContratosService,
    private readonly notificacoes: NotificacoesService,
  ) {}

  async interrompida(
    tx: Transaction,
    { id, contrato, inicio, fim, unidades, motivo, nomes }: Comum & { fim: string; motivo: string; nomes: Nomes },
  ): Promise<void> {
    const lotacaoIds = unidades.map(unidade => unidade.id);
    const interrompidaEm = await this.contratos.interrompidas(tx, { de: inicio, ate: fim, lotacaoIds });
    const datas = Array.from({ length: daysBetween(inicio, fim) + 1 }, (_, n) => addDays(inicio, n));
    await this.notificacoes.emitir(
      tx,
      'ENTREGA_INTERROMPIDA',
      unidades.map(({ id: lotacaoId, nome: lotacao, refeicaoIds }) => {
        const dias = datas.filter(data => interrompidaEm(lotacaoId, data)?.parada);
        const parada = dias.length === datas.length;
        return {
          ...{ lotacaoId, lotacao, data: inicio, ultimoDia: fim, dias, interrupcaoId: id },
          ...{ fornecedor: contrato.fornecedor, motivo: motivo.replace(/\.+$/, '') },
          refeicoes: parada ? null : refeicaoIds.map(refeicao => nomes.get(refeicao) ?? '').join(', '),
        };
      }),
    );
  }

  async retomada(tx: Transaction, { id, contrato, inicio, unidades }: Comum): Promise<void> {
    await this.notificacoes.emitir(
      tx,
      'ENTREGA_RETOMADA',
      unidades.map(({ id: lotacaoId, nome: lotacao }) => ({
        ...{ lotacaoId, lotacao, data: inicio, interrupcaoId: id, fornecedor: contrato.fornecedor },
      })),
    );
  }
}
