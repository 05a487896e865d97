import { aceitaDe, completudeDe, faltaDe, situacaoDoPedido, somaPorPublico } from './quantidades.rules.ts';

const celula = (confirmada: number, entregue: number, recusada = 0) => ({ confirmada, entregue, recusada });

describe('as quantidades de uma entrega', () => {
  it.each([
    [celula(100, 100), 100],
    [celula(100, 100, 30), 70],
    [celula(100, 130), 100],
    [celula(100, 130, 10), 100],
    [celula(100, 120, 20), 100],
    [celula(100, 0), 0],
    [celula(0, 5), 0],
  ])('a aceita é a entregue menos a recusada, nunca acima da confirmada: %o dá %i', (dada, aceita) => {
    expect(aceitaDe(dada)).toBe(aceita);
    expect(faltaDe(dada)).toBe(dada.confirmada - aceita);
  });

  it.each([
    ['COMPLETA', [celula(100, 100), celula(10, 10)]],
    ['COMPLETA', [celula(100, 104), celula(0, 0)]],
    ['PARCIAL', [celula(100, 100), celula(10, 9)]],
    ['PARCIAL', [celula(100, 110), celula(10, 0)]],
    ['PARCIAL', [celula(100, 100, 100)]],
    ['NAO_ENTREGUE', [celula(100, 0), celula(10, 0)]],
  ])('é %s: %o', (esperada, celulas) => {
    expect(completudeDe(celulas)).toBe(esperada);
  });

  it('domínio 15, caso 6: a reposição completa e não passa da confirmada', () => {
    const soma = somaPorPublico([
      { tipoPublicoId: 1, entregue: 100, recusada: 20 },
      { tipoPublicoId: 1, entregue: 25, recusada: 0 },
    ]).get(1);
    expect(soma).toEqual({ entregue: 125, recusada: 20 });
    expect(aceitaDe({ confirmada: 100, entregue: 125, recusada: 20 })).toBe(100);
  });

  it.each([
    [['COMPLETA', null], 'CONFIRMADO'],
    [['NAO_ENTREGUE', null], 'CONFIRMADO'],
    [['COMPLETA', 'COMPLETA'], 'ENTREGUE'],
    [['COMPLETA', 'PARCIAL'], 'ENTREGUE_PARCIAL'],
    [['COMPLETA', 'PARCIAL', 'NAO_ENTREGUE'], 'NAO_ENTREGUE'],
  ] as const)('o pedido com %j está %s', (refeicoes, situacao) => {
    expect(situacaoDoPedido(refeicoes)).toBe(situacao);
  });
});
