import { dasRefeicoes } from './apuracao.rules.ts';

describe('as refeições de um dia, contra a norma', () => {
  const chegou = (tipoAlimentacaoId: number, paraInternos = true) => ({ tipoAlimentacaoId, paraInternos });

  it('a mesma refeição por dois pedidos é uma, e a dos servidores não é dos internos', () => {
    const chegadas = [chegou(1), chegou(1), chegou(2), chegou(3, false)];
    expect(dasRefeicoes(chegadas, true, 5)).toEqual({ refeicoesInternos: 2, refeicoesNorma: 5 });
  });

  it('o que se pediu e não chegou conta contra; onde nada se pediu para internos a norma não pede nada', () => {
    expect(dasRefeicoes([], true, 5)).toEqual({ refeicoesInternos: 0, refeicoesNorma: 5 });
    expect(dasRefeicoes([chegou(1, false)], false, 5)).toEqual({ refeicoesInternos: 0, refeicoesNorma: 0 });
    expect(dasRefeicoes([chegou(1)], false, 5)).toEqual({ refeicoesInternos: 1, refeicoesNorma: 5 });
  });
});
