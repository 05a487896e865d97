import { diasDoPrazo, errosDaData, foraDaOrdem, partesDe } from './fila.rules.ts';

const soma = (centavos: readonly number[]) => centavos.reduce((a, b) => a + b, 0);

describe('as partes do pagamento', () => {
  it('uma fonte leva a retenção inteira', () => {
    expect(partesDe([{ fonte: '0100', valorCentavos: 1_000 }], 15)).toEqual([
      { fonte: '0100', valorCentavos: 1_000, retencaoCentavos: 15 },
    ]);
  });

  it.each([
    [[1, 1, 1], 2],
    [[333, 333, 334], 100],
    [[9_007_199_254, 1], 450_359_962],
    [[10, 10, 10, 1], 29],
    [[5, 7], 900],
    [[10, 20], 0],
  ])(
    '%j com retenção de %d: nenhum centavo a mais nem a menos, e nenhuma parte retém mais do que vale',
    (valores, retencao) => {
      const partes = partesDe(
        valores.map((valorCentavos, lugar) => ({ fonte: String(lugar), valorCentavos })),
        retencao,
      );
      expect(soma(partes.map(({ retencaoCentavos }) => retencaoCentavos))).toBe(Math.min(retencao, soma(valores)));
      for (const { retencaoCentavos, valorCentavos } of partes) {
        expect(retencaoCentavos).toBeGreaterThanOrEqual(0);
        expect(retencaoCentavos).toBeLessThanOrEqual(valorCentavos);
      }
    },
  );
});

describe('os prazos do pagamento', () => {
  it('são a metade até o pequeno valor, inclusive ele, e nunca nenhum dia', () => {
    const pequenoValorReais = 65_492;
    expect(diasDoPrazo(10, { valorTotalCentavos: 6_549_200, pequenoValorReais })).toBe(5);
    expect(diasDoPrazo(10, { valorTotalCentavos: 6_549_201, pequenoValorReais })).toBe(10);
    expect(diasDoPrazo(1, { valorTotalCentavos: 1, pequenoValorReais })).toBe(1);
  });

  it('a data do ato está entre o ato anterior e hoje', () => {
    const limites = { desde: '2026-11-10', ate: '2026-11-20', antes: 'à nota' };
    expect(errosDaData('2026-11-10', limites)).toEqual([]);
    expect(errosDaData('2026-11-20', limites)).toEqual([]);
    expect(errosDaData('2026-11-21', limites)[0]?.detail).toContain('ainda não chegou');
    expect(errosDaData('2026-11-09', limites)[0]?.detail).toBe('A data é anterior à nota, de 10/11/2026.');
  });

  it('diz quantas estão antes, e em que fonte', () => {
    expect(foraDaOrdem(2, '0100')).toMatch(/^Na fonte 0100 há 1 despesa liquidada antes desta\./);
    expect(foraDaOrdem(4, '')).toMatch(/^Sem fonte informada há 3 despesas liquidadas antes desta\./);
  });
});
