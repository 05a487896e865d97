import { atrasoEm, faixaDe, lancamentoTardio } from './atraso.rules.ts';

const fim = new Date('2026-11-20T15:00:00Z');
const em = (minutos: number, segundos = 0) => new Date(fim.getTime() + minutos * 60_000 + segundos * 1000);
const padrao = { toleranciaMin: 15, atrasoAvisoMin: 15, atrasoLeveMin: 30, atrasoGraveMin: 60 };

describe('o atraso de uma entrega', () => {
  it.each([
    [em(-90), 0],
    [em(0), 0],
    [em(0, 59), 0],
    [em(1), 1],
    [em(59, 59), 59],
    [em(60), 60],
  ])('chegar em %s são %i minutos depois das 12:00', (chegada, esperado) => {
    expect(atrasoEm(chegada, fim)).toBe(esperado);
  });

  it.each([
    [0, 'NO_PRAZO'],
    [1, 'TOLERADO'],
    [15, 'TOLERADO'],
    [16, 'AVISO'],
    [29, 'AVISO'],
    [30, 'LEVE'],
    [59, 'LEVE'],
    [60, 'GRAVE'],
    [500, 'GRAVE'],
  ] as const)('com os valores da R6, %i minutos são %s', (minutos, faixa) => {
    expect(faixaDe(minutos, padrao)).toBe(faixa);
  });

  it('a tolerância da refeição vale acima de qualquer faixa; a menor que o aviso não antecipa o aviso', () => {
    expect(faixaDe(40, { ...padrao, toleranciaMin: 45 })).toBe('TOLERADO');
    expect(faixaDe(46, { ...padrao, toleranciaMin: 45 })).toBe('LEVE');
    expect(faixaDe(10, { ...padrao, toleranciaMin: 5 })).toBe('TOLERADO');
  });

  it('o lançamento é tardio a partir do minuto combinado, não antes', () => {
    expect(lancamentoTardio(fim, em(59, 59), 60)).toBe(false);
    expect(lancamentoTardio(fim, em(60), 60)).toBe(true);
  });
});
