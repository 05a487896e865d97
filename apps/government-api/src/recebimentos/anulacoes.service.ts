import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../audit/audit-trail.service.ts';
import type { Pessoa } from '../auth/pessoa.ts';
import { Clock } from '../clock/clock.ts';
import { Database, type Transaction } from '../database/database.ts';
import { FechamentosService } from '../fechamentos/fechamentos.service.ts';
import { type CabecalhoPedido, PedidosService } from '../pedidos/pedidos.service.ts';
import { EntregasRepository } from './entregas.repository.ts';
import {
  completudeDaEntrega,
  daRefeicao,
  type Entrega,
  eUltimo,
  proximaVersao,
  quantidadesDe,
} from './entregas.rules.ts';
import { EntregasService } from './entregas.service.ts';
import { situacaoDoPedido } from './quantidades.rules.ts';
import { type NovaLinha, type RecebimentoLido, RecebimentosRepository } from './recebimentos.repository.ts';
import { registroDe } from './recebimentos.trilha.rules.ts';

type Schemas = components['schemas'];
type Escrita = { recebimentoId: number; ifMatch: string | undefined };

/** Annuls a record made on the wrong meal: the annulment is a new version, and the meal waits for delivery again. */
@Injectable()
export class AnulacoesService {
  constructor(
    private readonly database: Database,
    private readonly repository: RecebimentosRepository,
    private readonly pedidosComEntrega: EntregasRepository,
    private readonly entregas: EntregasService,
    private readonly pedidos: PedidosService,
    private readonly audit: AuditTrail,
    private readonly fechamentos: FechamentosService,
    private readonly clock: Clock,
  ) {}

  anular(
    pessoa: Pessoa,
    { recebimentoId, ifMatch }: Escrita,
    motivo: string,
  ): Promise<Schemas['RecebimentosDoPedido']> {
    return this.database.transaction(async tx => {
      const gravado = await this.repository.findById(tx, recebimentoId);
      if (!gravado) throw problema('nao-encontrado', { detail: `O recebimento ${recebimentoId} não existe.` });
      const { pedidoId, tipoAlimentacaoId } = gravado;
      await this.fechamentos.travarPeloPedido(tx, pedidoId);
      await this.pedidosComEntrega.lock(tx, pedidoId);
      const cabecalho = await this.pedidos.exigir(tx, pedidoId, pessoa);
      const { lotacaoId, dataRefeicao: data } = cabecalho.pedido;
      await this.fechamentos.exigirAbertos(tx, [{ lotacaoId, data }]);
      this.pedidos.exigirEntrega('anularRecebimento', cabecalho, { pessoa, ifMatch });
      const entrega = daRefeicao(await this.lidas(tx, cabecalho), tipoAlimentacaoId);
      const lido = exigirUltimo(entrega, recebimentoId);
      await this.repository.retire(tx, recebimentoId);
      const linha = anulacaoDe(lido, entrega, { motivo, agora: this.clock.now(), usuarioId: pessoa.usuarioId });
      const id = await this.repository.insert(tx, linha, [], []);
      await this.darPasso(tx, pessoa, cabecalho, { tipoAlimentacaoId, lido, motivo });
      await this.audit.record(tx, pessoa, {
        acao: 'anularRecebimento',
        entidade: 'recebimentos',
        entidadeId: id,
        dados: { pedido: cabecalho.pedido.numero, refeicao: entrega.refeicao.nome, motivo },
        antes: registroDe(lido),
        depois: null,
      });
      return this.entregas.doPedido(tx, pedidoId, pessoa);
    });
  }

  private lidas(tx: Transaction, { pedido, fusoHorario }: CabecalhoPedido): Promise<Entrega[]> {
    const { id, lotacaoId, dataRefeicao: data } = pedido;
    return this.entregas.lidas(tx, id, { lotacaoId, data, fusoHorario });
  }

  private async darPasso(
    tx: Transaction,
    pessoa: Pessoa,
    cabecalho: CabecalhoPedido,
    { tipoAlimentacaoId, lido, motivo }: { tipoAlimentacaoId: number; lido: RecebimentoLido; motivo: string },
  ): Promise<void> {
    const todas = await this.lidas(tx, cabecalho);
    const entrega = daRefeicao(todas, tipoAlimentacaoId);
    const qual = lido.linha.entrega > 1 ? 'reposição' : 'entrega';
    await this.pedidos.darEntrega(tx, 'anularRecebimento', {
      pessoa,
      cabecalho,
      para: situacaoDoPedido(todas.map(completudeDaEntrega)),
      quantidades: quantidadesDe(entrega),
      detalhe: `${entrega.refeicao.nome}: registro da ${qual} anulado. Motivo: ${motivo}`,
      dados: { tipoAlimentacaoId, entrega: lido.linha.entrega, recebimentoId: lido.linha.id },
    });
  }
}

function exigirUltimo(entrega: Entrega, recebimentoId: number): RecebimentoLido {
  const lido = entrega.recebimentos.find(({ linha }) => linha.id === recebimentoId);
  if (!lido?.linha.vigente) {
    throw problema('conflito', { detail: 'Este registro já foi corrigido ou anulado. Veja o que vale agora.' });
  }
  if (!eUltimo(entrega, lido.linha)) {
    throw problema('conflito', { detail: `Anule primeiro a reposição: ${entrega.refeicao.nome}.` });
  }
  return lido;
}

function anulacaoDe(
  { linha }: RecebimentoLido,
  entrega: Entrega,
  { motivo, agora, usuarioId }: { motivo: string; agora: Date; usuarioId: number },
): NovaLinha {
  return {
    pedidoId: linha.pedidoId,
    tipoAlimentacaoId: linha.tipoAlimentacaoId,
    entrega: linha.entrega,
    versao: proximaVersao(entrega, linha.entrega),
    vigente: false,
    anulacao: true,
    motivoCorrecao: motivo,
    chegadaDigitada: false,
    janelaInicioEm: linha.janelaInicioEm,
    janelaFimEm: linha.janelaFimEm,
    completude: 'NAO_ENTREGUE',
    lancamentoTardio: false,
    registradoEm: agora,
    registradoPor: usuarioId,
  };
}
