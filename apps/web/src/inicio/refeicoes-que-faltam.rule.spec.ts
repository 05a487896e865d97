import { refeicoesQueFaltam } from './refeicoes-que-faltam.rule.ts';

type Preparo = Parameters<typeof refeicoesQueFaltam>[0];
const celula = (tipoAlimentacaoId: number, programada: number, precoCentavos: number | null = 100) =>
  ({ tipoAlimentacaoId, tipoPublicoId: 1, programada, precoCentavos }) as Preparo['celulas'][number];
const pedidoCom = (...refeicoes: number[]) =>
  ({
    itens: refeicoes.map(tipoAlimentacaoId => ({ tipoAlimentacaoId, quantidadeSolicitada: 5 })),
  }) as unknown as Preparo['pedido'];

describe('quantas refeições faltam pedir', () => {
  it('conta as da programação que têm preço', () => {
    const celulas = [celula(1, 10), celula(2, 20), celula(3, 0), celula(4, 5, null)];
    expect(refeicoesQueFaltam({ celulas, pedido: null })).toEqual({ faltam: 2, total: 2 });
    expect(refeicoesQueFaltam({ celulas, pedido: pedidoCom(1, 3) })).toEqual({ faltam: 1, total: 2 });
  });

  it('sem programação, todas as que têm preço', () => {
    const celulas = [celula(1, 0), celula(1, 0), celula(2, 0), celula(3, 0, null)];
    expect(refeicoesQueFaltam({ celulas, pedido: pedidoCom(2) })).toEqual({ faltam: 1, total: 2 });
  });
});
