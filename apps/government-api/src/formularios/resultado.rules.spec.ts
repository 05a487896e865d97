import { padrao } from './formulario-padrao.spec-kit.ts';
import { errosDasFaixas } from './formularios.rules.ts';
import { descontoDe, type FaixaDesconto, gravidadeDe, notaDe, resultadoDe } from './resultado.rules.ts';

describe('a faixa de desconto dos pontos do dia', () => {
  it.each([
    [0, 0],
    [4, 0],
    [5, 1],
    [10, 1],
    [11, 2],
    [20, 2],
    [21, 3],
    [30, 3],
    [31, 4],
    [40, 4],
    [41, 5],
    [50, 5],
    [51, 6],
    [60, 6],
    [61, 7],
    [70, 7],
    [71, 8],
    [80, 8],
    [81, 9],
    [500, 9],
  ])('%i pontos são %i %%', (pontos, desconto) => {
    expect(descontoDe(pontos, padrao.faixasDesconto)).toBe(desconto);
  });

  const faixa = (de: number, ate: number | undefined, descontoPct: number): FaixaDesconto => ({
    de,
    descontoPct,
    ...(ate !== undefined && { ate }),
  });

  it.each([
    ['as do formulário padrão', padrao.faixasDesconto, []],
    ['uma só', [faixa(0, undefined, 0)], []],
    ['fora de ordem', [faixa(5, undefined, 1), faixa(0, 4, 0)], []],
    ['sobrepostas', [faixa(0, 5, 0), faixa(5, undefined, 1)], ['A faixa que começa em 5 pontos sobrepõe a anterior.']],
    ['com buraco', [faixa(0, 4, 0), faixa(6, undefined, 1)], ['De 5 a 5 pontos não há desconto definido.']],
    ['sem começo', [faixa(1, undefined, 0)], ['De 0 a 0 pontos não há desconto definido.']],
    ['com fim', [faixa(0, 4, 0)], ['Acima de 4 pontos não há desconto definido.']],
    ['com desconto que desce', [faixa(0, 4, 2), faixa(5, undefined, 1)], ['Mais pontos não podem dar menos desconto.']],
    [
      'ao contrário',
      [faixa(0, 4, 0), faixa(5, 3, 1), faixa(4, undefined, 2)],
      expect.arrayContaining(['O fim da faixa vem antes do começo.']),
    ],
  ])('faixas %s', (_, faixas, erros) => {
    expect(errosDasFaixas(faixas as FaixaDesconto[]).map(({ detail }) => detail)).toEqual(erros);
  });
});

describe('a gravidade de uma falta', () => {
  it.each([
    [0, 'ADVERTENCIA'],
    [4, 'ADVERTENCIA'],
    [5, 'LEVE'],
    [9, 'LEVE'],
    [10, 'MODERADO'],
    [20, 'MODERADO'],
    [60, 'MODERADO'],
  ])('de %i pontos, quando o item não diz a sua, é %s', (pontos, gravidade) => {
    expect(gravidadeDe(undefined, pontos, false)).toBe(gravidade);
  });

  it.each(['ADVERTENCIA', 'LEVE', 'MODERADO', 'GRAVE', 'GRAVISSIMO'] as const)(
    'a que o item diz, %s, vale sejam quantos forem os pontos',
    propria => {
      for (const pontos of [0, 5, 10, 20]) expect(gravidadeDe(propria, pontos, false)).toBe(propria);
    },
  );

  it.each([
    [undefined, 'GRAVE'],
    ['ADVERTENCIA', 'GRAVE'],
    ['MODERADO', 'GRAVE'],
    ['GRAVE', 'GRAVE'],
    ['GRAVISSIMO', 'GRAVISSIMO'],
  ] as const)('de um item crítico que diz %s é %s', (propria, gravidade) => {
    expect(gravidadeDe(propria, 0, true)).toBe(gravidade);
  });
});

describe('a nota e o resultado', () => {
  const notas = { conforme: 90, atencao: 75, naoConforme: 50 };

  it('89,99 não se lê como 90: nem a nota sobe, nem o resultado', () => {
    const quase = { obtidos: 8_999, possiveis: 10_000 };
    expect([notaDe(quase), resultadoDe(quase, false, notas)]).toEqual([899, 'ATENCAO']);
    expect(notaDe({ obtidos: 0, possiveis: 0 })).toBeNull();
  });

  it.each([
    [9_000, 'CONFORME'],
    [7_500, 'ATENCAO'],
    [7_499, 'NAO_CONFORME'],
    [5_000, 'NAO_CONFORME'],
    [4_999, 'REPROVADA'],
  ])('%i de 10.000 é %s, e com um crítico é reprovada', (obtidos, resultado) => {
    const parcela = { obtidos, possiveis: 10_000 };
    expect([resultadoDe(parcela, false, notas), resultadoDe(parcela, true, notas)]).toEqual([resultado, 'REPROVADA']);
  });
});
