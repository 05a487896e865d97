import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../audit/audit-trail.service.ts';
import { closedDoor, doorSum, signedName } from '../auth/supplier-door.ts';
import { Clock } from '../clock/clock.ts';
import { Database, type Transaction } from '../database/database.ts';
import { NotificacoesService } from '../notificacoes/notificacoes.service.ts';
import { toDoFornecedor } from './trocas.mapper.ts';
import { TrocasPedidoService } from './trocas.pedido.service.ts';
import { type TrocaLida, TrocasRepository } from './trocas.repository.ts';
import { emPalavras, impedimento, motivoDe, quando, situacaoDaTroca } from './trocas.rules.ts';

type Schemas = components['schemas'];
/** Of the list by whose address the supplier speaks. */
export type DaLista = {
  readonly fornecedorId: number;
  readonly data: string;
  readonly refeicoes: readonly { readonly id: number; readonly nome: string }[];
};

const semPorta = () => closedDoor('Ele vale uma resposta, até a hora da véspera: fale com o atendimento.');

/** The supplier's side, without an account: whoever holds a code speaks for it (ADR 41, 122). */
@Injectable()
export class TrocasDoFornecedorService {
  constructor(
    private readonly database: Database,
    private readonly repository: TrocasRepository,
    private readonly pedido: TrocasPedidoService,
    private readonly notificacoes: NotificacoesService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async daLista(tx: Transaction, { fornecedorId, data, refeicoes }: DaLista): Promise<Schemas['TrocasDaLista']> {
    const agora = this.clock.now();
    const lidas = await this.repository.ofDay(tx, data, { fornecedorId });
    const prazo = await this.pedido.prazo(tx, { data });
    return {
      itens: lidas.map(lida => toDoFornecedor(lida, agora)),
      refeicoes: refeicoes.map(({ id, nome }) => ({ id, nome })),
      prazo: prazo.toISOString(),
      impedimento: impedimento(prazo, agora),
    };
  }

  /** In the list's transaction. The same one again is already there, and is told once. */
  async pedir(tx: Transaction, lista: DaLista, dita: Schemas['NovaTrocaDoFornecedor']): Promise<void> {
    const { nome, ...troca } = dita;
    const { fornecedorId, data } = lista;
    const quem = { lado: 'FORNECEDOR', pedidaPorNome: signedName(nome) } as const;
    const lida = await this.pedido.guardar(tx, { ...troca, fornecedorId, data }, quem);
    if (!lida) return;
    const palavras = emPalavras({ ...lida.troca, refeicao: lida.refeicao });
    await this.registrar(tx, 'pedirTrocaPelaLista', lida, { motivo: lida.troca.motivo });
    await this.notificacoes.emitir(tx, 'TROCA_PEDIDA', [
      {
        ...{ trocaId: lida.troca.id, data, fornecedor: lida.fornecedor },
        troca: `${palavras} Motivo: ${lida.troca.motivo}.`,
        prazo: quando(lida.troca.prazoEm),
      },
    ]);
  }

  async ler(codigo: string): Promise<Schemas['TrocaDoFornecedor']> {
    return toDoFornecedor(await this.abrir(this.database, codigo), this.clock.now());
  }

  decidir(codigo: string, dita: Schemas['DecisaoDoFornecedor']): Promise<Schemas['TrocaDoFornecedor']> {
    const nome = signedName(dita.nome);
    const situacao = dita.aceita ? 'ACEITA' : 'RECUSADA';
    const decisao = { situacao, decididaPorNome: nome, motivoDecisao: motivoDe(dita) } as const;
    return this.database.transaction(async tx => {
      const agora = this.clock.now();
      const achada = await this.repository.findBySum(tx, doorSum(codigo));
      if (!achada) throw semPorta();
      const fechou = await this.repository.close(tx, achada.troca.id, decisao, agora);
      const lida = (await this.repository.find(tx, achada.troca.id)) ?? achada;
      // The same decision sent again, after its answer was lost.
      const { situacao: dada, decididaPorNome } = lida.troca;
      if (!fechou && !(dada === situacao && decididaPorNome === nome)) throw semPorta();
      if (fechou) await this.contar(tx, lida);
      return toDoFornecedor(lida, agora);
    });
  }

  private async contar(tx: Transaction, lida: TrocaLida): Promise<void> {
    const { troca, fornecedor, refeicao, quemDecidiu } = lida;
    const decisao = troca.situacao === 'ACEITA' ? 'aceitou' : 'recusou';
    const dela = { declarante: quemDecidiu, resposta: decisao, motivo: troca.motivoDecisao ?? troca.motivo };
    await this.registrar(tx, 'decidirTrocaPeloCodigo', lida, dela);
    if (troca.pedidaPor === null) throw new Error('a swap with an address was asked by nobody');
    await this.notificacoes.emitir(tx, 'TROCA_DECIDIDA', [
      {
        ...{ trocaId: troca.id, data: troca.data, fornecedor, pedidaPor: troca.pedidaPor, decisao },
        troca: `${emPalavras({ ...troca, refeicao })}${troca.motivoDecisao ? ` Motivo: ${troca.motivoDecisao}` : ''}`,
      },
    ]);
  }

  private registrar(
    tx: Transaction,
    acao: 'pedirTrocaPelaLista' | 'decidirTrocaPeloCodigo',
    { troca, refeicao, quemPediu }: TrocaLida,
    mais: Readonly<Record<string, string>>,
  ): Promise<void> {
    const texto = emPalavras({ ...troca, refeicao });
    const dados = { data: troca.data, declarante: quemPediu, texto, ...mais };
    return this.audit.recordAll(tx, null, [{ acao, entidade: 'fornecedores', entidadeId: troca.fornecedorId, dados }]);
  }

  private async abrir(tx: Transaction, codigo: string): Promise<TrocaLida> {
    const lida = await this.repository.findBySum(tx, doorSum(codigo));
    if (!lida || situacaoDaTroca(lida.troca, this.clock.now()) !== 'PEDIDA') throw semPorta();
    return lida;
  }
}
