import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../database/database.ts';
import type { Parametros } from '../../parametros/parametros.service.ts';
import { type TipoPedido, tipos } from '../pedidos.tipos.table.ts';
import { chaveDe, porChave, type Quantidade, totalDe } from '../quantidades/itens.rules.ts';
import { limiaresDe } from '../quantidades/limiares.table.ts';
import { olha, saltoDe, seguidosDe, sinaisDe } from '../quantidades/sinais.rules.ts';
import { PedidosRepository } from '../registro/pedidos.repository.ts';
import { PedidosSinaisRepository } from './sinais.repository.ts';

type Schemas = components['schemas'];
type DoDia = { id: number; lotacaoId: number; dataRefeicao: string; tipo: TipoPedido };

/** What a day's numbers tell beside those of the days before. Nothing is read where the parameters ask nothing. */
@Injectable()
export class PedidosSinaisService {
  constructor(
    private readonly repository: PedidosSinaisRepository,
    private readonly pedidos: PedidosRepository,
  ) {}

  /** null: nobody looked. */
  async ver(tx: Transaction, pedido: DoDia, itens: readonly Quantidade[], parametros: Parametros) {
    if (!olha(parametros)) return null;
    const { antes, outros } = await this.passado(tx, pedido, parametros);
    const soma = porChave(outros);
    const deste = itens.map(item => ({ ...item, quantidade: item.quantidade + (soma.get(chaveDe(item)) ?? 0) }));
    const seus = new Set(itens.map(chaveDe));
    const dia = [...deste, ...outros.filter(outro => !seus.has(chaveDe(outro)))];
    const { principal } = tipos[pedido.tipo];
    return sinaisDe({ dia, antes, limiares: limiaresDe(parametros), principal }, parametros);
  }

  /** The same, for the grid to say before anything is sent. */
  async paraPreparo(
    tx: Transaction,
    pedido: DoDia,
    parametros: Parametros,
  ): Promise<{ sinais?: Schemas['SinaisDoPreparo'] }> {
    if (!olha(parametros)) return {};
    const { antes, outros } = await this.passado(tx, pedido, parametros);
    const limiares = limiaresDe(parametros);
    const salto = saltoDe(antes, limiares);
    const { principal } = tipos[pedido.tipo];
    return {
      sinais: {
        salto: {
          atitude: parametros.saltoNoPedido,
          mediana: salto?.mediana ?? null,
          aPartirDe: salto && Math.max(0, salto.aPartirDe - totalDe(outros)),
          dias: limiares.janelaDias,
        },
        repeticao: {
          atitude: principal && outros.length === 0 ? parametros.repeticaoNoPedido : 'NAO',
          seguidos: seguidosDe(antes),
          aPartirDe: limiares.diasRepetidos,
          itens: [...(antes.at(-1) ?? [])],
        },
      },
    };
  }

  private async passado(tx: Transaction, pedido: DoDia, parametros: Parametros) {
    const { janelaDias, diasRepetidos } = limiaresDe(parametros);
    const antes = await this.repository.daysBefore(tx, pedido, Math.max(janelaDias, diasRepetidos));
    const outros = (await this.pedidos.otherDemand(tx, pedido)).filter(({ quantidade }) => quantidade > 0);
    return { antes, outros };
  }
}
