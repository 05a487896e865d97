import type { Preparo } from '../pedidos/pedidos.queries.ts';

/** Of the meals that this day offers (priced, programmed where there is a programme), those nobody asked anything of. */
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
