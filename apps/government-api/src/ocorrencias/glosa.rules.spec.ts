import fc from 'fast-check';
import { type CelulaEntregue, glosaDe, valoresDe } from './glosa.rules.ts';

const celula = (entregue: number, recusada: number, precoCentavos: number): CelulaEntregue => ({
  entregue,
  recusada,
  precoCentavos,
});

describe('a glosa', () => {
  it.each([
    ['nada recusado, 5 % do entregue', [celula(100, 0, 1_050)], 5, { recusado: 0, desconto: 5_250, total: 5_250 }],
    [
      'o recusado inteiro, sem percentual',
      [celula(100, 12, 1_050)],
      0,
      { recusado: 12_600, desconto: 0, total: 12_600 },
    ],
    [
      'o percentual só no que não foi recusado',
      [celula(100, 10, 1_000)],
      9,
      { recusado: 10_000, desconto: 8_100, total: 18_100 },
    ],
    [
      'tudo recusado: o percentual não tem onde incidir',
      [celula(40, 40, 999)],
      9,
      { recusado: 39_960, desconto: 0, total: 39_960 },
    ],
    ['nada entregue', [celula(0, 0, 1_050)], 9, { recusado: 0, desconto: 0, total: 0 }],
    ['meio centavo fica com o fornecedor', [celula(1, 0, 150)], 1, { recusado: 0, desconto: 1, total: 1 }],
    [
      'várias refeições somam antes do percentual',
      [celula(1, 0, 150), celula(1, 0, 150)],
      1,
      { recusado: 0, desconto: 3, total: 3 },
    ],
    [
      'cem por cento é o entregue, uma vez',
      [celula(10, 3, 700)],
      100,
      { recusado: 2_100, desconto: 4_900, total: 7_000 },
    ],
    ['recusada a mais do que veio vale o que veio', [celula(5, 9, 100)], 0, { recusado: 500, desconto: 0, total: 500 }],
  ])('%s', (_nome, celulas, percentual, esperado) => {
    expect(glosaDe(valoresDe(celulas), percentual)).toEqual(esperado);
  });

  it('a segunda ocorrência da mesma entrega não alcança o que a primeira levou', () => {
    const celulas = [celula(100, 10, 1_000)];
    const primeira = glosaDe(valoresDe(celulas), 9);
    const depois = valoresDe(celulas, primeira);
    expect(depois).toEqual({ entregue: 100_000, recusado: 0, jaDescontado: 18_100, restante: 81_900 });
    expect(glosaDe(depois, 9)).toEqual({ recusado: 0, desconto: 7_371, total: 7_371 });
  });

  it('o mesmo real nunca é levado duas vezes, em quantas ocorrências forem e em qualquer ordem', () => {
    const celulas = fc.array(
      fc.record({
        entregue: fc.integer({ min: 0, max: 9_999 }),
        recusada: fc.integer({ min: 0, max: 9_999 }),
        precoCentavos: fc.integer({ min: 0, max: 100_000 }),
      }),
      { maxLength: 12 },
    );
    const percentuais = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(celulas, percentuais, (entrega, lista) => {
        const { entregue, recusado } = valoresDe(entrega);
        let ja = { recusado: 0, desconto: 0 };
        for (const percentual of lista) {
          const nova = glosaDe(valoresDe(entrega, ja), percentual);
          expect(Number.isSafeInteger(nova.total) && nova.recusado >= 0 && nova.desconto >= 0).toBe(true);
          ja = { recusado: ja.recusado + nova.recusado, desconto: ja.desconto + nova.desconto };
        }
        expect(ja.recusado).toBe(recusado);
        expect(ja.recusado + ja.desconto).toBeLessThanOrEqual(entregue);
      }),
    );
  });
});
