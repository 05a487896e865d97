import type { Preparo } from '../pedidos/pedidos.queries.ts';

/** The meals that the day offers (priced, and programmed where there is a programme) without any quantity asked. */
export function refeicoesQueFaltam({ celulas, pedido }: Pick<Preparo, 'celulas' | 'pedido'>) {
  const com = (contam: (celula: Preparo['celulas'][number]) => boolean) =>
    new Set(celulas.filter(contam).map(({ tipoAlimentacaoId }) => tipoAlimentacaoId));
  const programadas = com(({ programada, precoCentavos }) => programada > 0 && precoCentavos !== null);
  const oferecidas = programadas.size > 0 ? programadas : com(({ precoCentavos }) => precoCentavos !== null);
  const pedidas = new Set(
    pedido?.itens.filter(({ quantidadeSolicitada }) => quantidadeSolicitada > 0).map(item => item.tipoAlimentacaoId),
  );
  return { faltam: [...oferecidas].filter(id => !pedidas.has(id)).length, total: oferecidas.size };
}
