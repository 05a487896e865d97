import { recebidasPorRefeicao } from './recebidas.model.ts';
import type { NaFila } from './recebimento.delivery.ts';
import { entrega } from './recebimentos.fixture.ts';

const interno = (entregue: number, recusada = 0) => ({
  ...{ tipoPublicoId: 1, publico: 'Interno', confirmada: 120, entregue, recusada, aceita: entregue - recusada },
});
const naFila = (pedidoId: number, modo: string, entregue: number, refusal: string | null = null) =>
  ({
    refusal,
    body: { pedidoId, tipoAlimentacaoId: 3, modo, corpo: { itens: [{ tipoPublicoId: 1, entregue, recusada: 0 }] } },
  }) as unknown as NaFila;

describe('o que a unidade recebeu de cada refeição', () => {
  const primeira = entrega({ publicos: [interno(100, 10)] });
  const segunda = entrega({ pedido: { ...primeira.pedido, id: 813, tipo: 'COMPLEMENTAR' }, publicos: [interno(20)] });
  const jantar = entrega({ tipoAlimentacaoId: 4, refeicao: 'Jantar', publicos: [interno(0)] });

  it('soma os pedidos do dia na última entrega dela; a que nada recebeu não tem', () => {
    expect([...recebidasPorRefeicao([primeira, segunda, jantar], [])]).toEqual([[segunda, 110]]);
  });

  it('conta o que espera neste aparelho, menos a correção e o recusado', () => {
    const vazia = entrega();
    const fila = [
      naFila(812, 'receber', 118),
      naFila(812, 'corrigir', 50),
      naFila(812, 'repor', 2),
      naFila(812, 'receber', 7, 'Não.'),
      naFila(999, 'receber', 3),
    ];
    expect([...recebidasPorRefeicao([vazia], fila)]).toEqual([[vazia, 120]]);
  });
});
