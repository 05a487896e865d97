import { Injectable } from '@nestjs/common';
import { addDays, daysBetween } from '../clock/clock.ts';
import { ContratosService } from '../contratos/contratos.service.ts';
import type { Transaction } from '../database/database.ts';
import type { Lotacao } from '../lotacoes/lotacoes.service.ts';
import { NotificacoesService } from '../notificacoes/notificacoes.service.ts';
import type { Nomes } from './suspensoes.mapper.ts';
import type { SuspensaoLida } from './suspensoes.repository.ts';

type Da = { readonly lotacao: Lotacao; readonly suspensao: SuspensaoLida };

/** The unit hears that it stops, that it goes on, or that it may not; the manager, that it asked. */
@Injectable()
export class SuspensoesAvisosService {
  constructor(
    private readonly contratos: ContratosService,
    private readonly notificacoes: NotificacoesService,
  ) {}

  async pedida(tx: Transaction, { lotacao, suspensao }: Da, nomes: Nomes): Promise<void> {
    await this.notificacoes.emitir(tx, 'SUSPENSAO_PEDIDA', [
      { ...doDia(lotacao, suspensao), ...oQue(suspensao, nomes), por: suspensao.por },
    ]);
  }

  async decidida(tx: Transaction, { lotacao, suspensao }: Da): Promise<void> {
    await this.notificacoes.emitir(tx, 'SUSPENSAO_DECIDIDA', [{ suspensaoId: suspensao.id, lotacaoId: lotacao.id }]);
  }

  async recusada(tx: Transaction, { lotacao, suspensao }: Da): Promise<void> {
    const resposta = suspensao.resposta ?? '';
    await this.notificacoes.emitir(tx, 'SUSPENSAO_RECUSADA', [{ ...doDia(lotacao, suspensao), resposta }]);
  }

  async suspensa(tx: Transaction, { lotacao, suspensao }: Da, nomes: Nomes): Promise<void> {
    const { inicio, fim, versao } = suspensao;
    const lotacaoId = lotacao.id;
    const em = await this.contratos.interrompidas(tx, { de: inicio, ate: fim, lotacaoIds: [lotacaoId] });
    const datas = Array.from({ length: daysBetween(inicio, fim) + 1 }, (_, n) => addDays(inicio, n));
    const dias = datas.filter(data => em(lotacaoId, data)?.parada);
    await this.notificacoes.emitir(tx, 'ATIVIDADE_SUSPENSA', [
      { ...doDia(lotacao, suspensao), ...oQue(suspensao, nomes), dias, versao },
    ]);
  }

  async retomada(tx: Transaction, { lotacao, suspensao }: Da): Promise<void> {
    await this.notificacoes.emitir(tx, 'ATIVIDADE_RETOMADA', [
      { ...doDia(lotacao, suspensao), data: addDays(suspensao.fim, 1) },
    ]);
  }
}

const doDia = ({ id, nome }: Lotacao, { id: suspensaoId, inicio, fim, motivo }: SuspensaoLida) => ({
  ...{ lotacaoId: id, lotacao: nome, data: inicio, ultimoDia: fim, suspensaoId },
  motivo: motivo.replace(/\.+$/, ''),
});

const emLista = (ids: readonly number[], nomes: ReadonlyMap<number, string>) =>
  ids.length ? ids.map(id => nomes.get(id) ?? '').join(', ') : null;

const oQue = ({ refeicaoIds, publicoIds }: SuspensaoLida, { refeicoes, publicos }: Nomes) => ({
  refeicoes: emLista(refeicaoIds, refeicoes),
  publicos: emLista(publicoIds, publicos),
});
