import { mesmaRefeicao } from './abertura.model.ts';
import type { NaFila } from './recebimento.delivery.ts';
import type { Entrega } from './recebimentos.queries.ts';

/**
 * How many of each meal the unit kept that day, over its orders and with what waits on this device; on the last delivery of the
 * meal, because leftovers are of the meal and not of the order. Meals of which nothing is here have no entry.
 */
export function recebidasPorRefeicao(entregas: readonly Entrega[], fila: readonly NaFila[]): Map<Entrega, number> {
  const ultimas = new Map(entregas.map(entrega => [entrega.tipoAlimentacaoId, entrega]));
  const recebidas = [...ultimas.values()].map((ultima): [Entrega, number] => {
    const desta = entregas.filter(({ tipoAlimentacaoId }) => tipoAlimentacaoId === ultima.tipoAlimentacaoId);
    const chegadas = desta.flatMap(({ publicos }) => publicos);
    const esperando = fila
      .filter(
        ({ body, refusal }) => refusal === null && body.modo !== 'corrigir' && desta.some(e => mesmaRefeicao(body, e)),
      )
      .flatMap(({ body }) => body.corpo.itens);
    const itens = [...chegadas, ...esperando];
    return [ultima, itens.reduce((soma, { entregue, recusada }) => soma + entregue - recusada, 0)];
  });
  return new Map(recebidas.filter(([, quantas]) => quantas > 0));
}
