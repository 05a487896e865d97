import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../../auth/pessoa.ts';
import { Clock } from '../../clock/clock.ts';
import type { Transaction } from '../../database/database.ts';
import { eachInSavepoint } from '../../database/each-in-savepoint.ts';
import { MotivosService } from '../../motivos/motivos.service.ts';
import { TiposAlimentacaoService } from '../../tipos-alimentacao/tipos-alimentacao.service.ts';
import { etagOf } from '../../versions/versions.ts';
import { PedidosAjusteService } from '../ajuste/ajuste.service.ts';
import { type CausaDoCancelamento, PedidosDecisaoService } from '../decisao/decisao.service.ts';
import { limitesDeAjuste } from '../quantidades/prazo.rules.ts';
import { type Alcance, type PedidoAlcancado, PedidosInterrupcaoRepository } from './interrupcao.repository.ts';
import { type Julgado, julgar } from './interrupcao.rules.ts';

export type PedidoJulgado = PedidoAlcancado & Julgado;
export type InterrupcaoDePedidos = {
  readonly causa: CausaDoCancelamento;
  /** What the orders' history says before the reason. */
  readonly palavras: string;
  readonly motivo: string;
};

/** What an interruption of deliveries, or a suspension of a unit, does with the orders: the steps of the life cycle, and no other. */
@Injectable()
export class PedidosInterrupcaoService {
  constructor(
    private readonly repository: PedidosInterrupcaoRepository,
    private readonly decisao: PedidosDecisaoService,
    private readonly ajuste: PedidosAjusteService,
    private readonly motivos: MotivosService,
    private readonly tiposAlimentacao: TiposAlimentacaoService,
    private readonly clock: Clock,
  ) {}

  async alcancados(
    tx: Transaction,
    { cancelarForaDoLimite, ...alcance }: Alcance & { cancelarForaDoLimite: boolean },
  ): Promise<PedidoJulgado[]> {
    const pedidos = await this.repository.findReached(tx, alcance);
    if (!pedidos.length) return [];
    const agora = this.clock.now();
    const refeicoesDe = await this.tiposAlimentacao.entre(tx, alcance.de, alcance.ate);
    return pedidos.map(pedido => {
      const { data, fusoHorario, celulas } = pedido;
      const limites = limitesDeAjuste(agora, data, refeicoesDe(data), fusoHorario);
      const ajustaveis = new Set(limites.filter(({ encerrado }) => !encerrado).map(limite => limite.tipoAlimentacaoId));
      const passou = celulas.some(({ tipoAlimentacaoId }) => !ajustaveis.has(tipoAlimentacaoId));
      return { ...pedido, ...julgar({ ...pedido, passou }, cancelarForaDoLimite) };
    });
  }

  /** Each order alone: one that the cycle refuses after all (somebody just changed it) stays, and says why. */
  async interromper(
    tx: Transaction,
    pessoa: Pessoa,
    julgados: readonly PedidoJulgado[],
    { causa, palavras, motivo }: InterrupcaoDePedidos,
  ): Promise<PedidoJulgado[]> {
    const cancelamento = { ...(await this.motivos.outros(tx, 'CANCELAMENTO')), palavras };
    const reducao = { ...(await this.motivos.outros(tx, 'AJUSTE')), palavras };
    const porId = new Map(julgados.map(julgado => [julgado.id, julgado]));
    const mudam = julgados.filter(({ destino }) => destino === 'CANCELADO' || destino === 'REDUZIDO');
    const resultados = await eachInSavepoint(
      tx,
      mudam.map(({ id }) => id),
      async (savepoint, pedidoId) => {
        const { versao, destino, celulas } = porId.get(pedidoId) as PedidoJulgado;
        const vista = { pedidoId, ifMatch: etagOf(versao) };
        if (destino === 'CANCELADO') {
          await this.decisao.cancelarPor(savepoint, pessoa, vista, {
            motivo: cancelamento,
            texto: motivo,
            causa,
          });
          return;
        }
        const itens = celulas.map(({ tipoAlimentacaoId, tipoPublicoId }) => ({
          tipoAlimentacaoId,
          tipoPublicoId,
          para: 0,
        }));
        await this.ajuste.reduzir(savepoint, pessoa, vista, { itens, motivo: reducao, texto: motivo });
      },
    );
    const recusados = new Map(resultados.flatMap(({ id, feito, detail }) => (feito ? [] : [[id, detail ?? null]])));
    return julgados.map(julgado =>
      recusados.has(julgado.id)
        ? { ...julgado, destino: 'MANTIDO' as const, motivo: recusados.get(julgado.id)?.slice(0, 300) ?? null }
        : julgado,
    );
  }
}
