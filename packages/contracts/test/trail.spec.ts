import { readDocuments } from '../scripts/read.mjs';
import { trailFile, trailOf } from '../scripts/trail.mjs';

const { slices, government } = await readDocuments();

describe('as palavras do histórico', () => {
  it('há uma de cada ato que se escreve', () => {
    const { atos, valores } = trailOf(slices, government);
    expect(atos.enviarPedido).toBe('Enviou o pedido');
    expect(valores['pedidos.situacao']?.ENTREGUE_PARCIAL).toBe('Entregue em parte');
  });

  const said = (over: Record<string, unknown>) => [
    ...slices.filter(({ name }) => name !== 'historico.yaml'),
    {
      name: 'historico.yaml',
      content: { 'x-historico': { ...trailOf(slices, government), valores: {}, ...over } },
    },
  ];

  it('sem a palavra de um ato, ou com um valor de enumeração que não há, nada se gera', () => {
    const { enviarPedido: _, ...atos } = trailOf(slices, government).atos;
    expect(() => trailFile(said({ atos }), government)).toThrow('what was done by enviarPedido');
    expect(() => trailFile(said({ valores: { cor: 'CorDoCeu' } }), government)).toThrow('without labels: CorDoCeu');
  });
});
