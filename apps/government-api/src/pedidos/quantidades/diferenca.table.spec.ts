import fc from 'fast-check';
import {
  baseDe,
  compararCelula,
  diferencaDe,
  type FaixaDiferenca,
  faixaDe,
  maiorDiferenca,
} from './diferenca.table.ts';

const limites = { atencaoAcimaDe: 0, justificativaAcimaDe: 5 };
const efetivo = { internos: 128, servidores: 24 };

describe('a diferença entre o pedido e o efetivo (R15 e R16)', () => {
  it.each([
    [-3, 'OK'],
    [0, 'OK'],
    [1, 'ACIMA'],
    [5, 'ACIMA'],
    [6, 'MUITO_ACIMA'],
    [null, 'SEM_BASE'],
  ] as const)('%s é %s', (valor, faixa) => expect(faixaDe(valor, limites)).toBe(faixa));

  it('os limites são os parâmetros do dia da refeição', () => {
    const outros = { atencaoAcimaDe: 2, justificativaAcimaDe: 10 };
    expect([2, 3, 10, 11].map(valor => faixaDe(valor, outros))).toEqual(['OK', 'ACIMA', 'ACIMA', 'MUITO_ACIMA']);
  });

  it('cada público se compara com o seu número', () => {
    expect(baseDe('EFETIVO_INTERNO', efetivo, limites)).toBe(128);
    expect(baseDe('EFETIVO_SERVIDOR', efetivo, limites)).toBe(24);
    expect(baseDe('SEM_BASE', efetivo, limites)).toBeNull();
    const antiga = { ...limites, baseServidores: 'EFETIVO_INTERNO' } as const;
    expect(['EFETIVO_INTERNO', 'EFETIVO_SERVIDOR'].map(base => baseDe(base as 'SEM_BASE', efetivo, antiga))).toEqual([
      128, 128,
    ]);
    expect(baseDe('EFETIVO_INTERNO', null, limites)).toBeNull();
  });

  it('efetivo zero é base: pedir para ninguém fica acima', () => {
    expect(diferencaDe(10, baseDe('EFETIVO_INTERNO', { internos: 0, servidores: 0 }, limites))).toBe(10);
  });

  it.each([
    // [public's base, parameter, quantity, head count compared with, band]
    ['EFETIVO_SERVIDOR', 'EFETIVO_INTERNO', 127, 128, 'OK'],
    ['EFETIVO_SERVIDOR', 'EFETIVO_INTERNO', 128, 128, 'MUITO_ACIMA'],
    ['EFETIVO_SERVIDOR', 'EFETIVO_INTERNO', 129, 128, 'MUITO_ACIMA'],
    ['EFETIVO_SERVIDOR', 'EFETIVO_INTERNO', 0, 0, 'OK'],
    ['EFETIVO_SERVIDOR', 'EFETIVO_INTERNO', 1, 0, 'MUITO_ACIMA'],
    ['EFETIVO_SERVIDOR', 'EFETIVO_SERVIDOR', 24, 24, 'OK'],
    ['EFETIVO_SERVIDOR', 'EFETIVO_SERVIDOR', 25, 24, 'ACIMA'],
    ['EFETIVO_INTERNO', 'EFETIVO_INTERNO', 128, 128, 'OK'],
    ['EFETIVO_INTERNO', 'EFETIVO_INTERNO', 130, 128, 'ACIMA'],
  ] as const)('%s com o parâmetro %s: %i para %i é %s', (base, baseServidores, quantidade, comparada, faixa) => {
    const valor = diferencaDe(quantidade, comparada);
    expect(compararCelula({ quantidade, valor, base }, { ...limites, baseServidores })).toEqual({ valor, faixa });
  });

  it('a maior diferença é a pior célula que tem base', () => {
    const de = (valor: number | null) => ({ valor, faixa: faixaDe(valor, limites) });
    expect(maiorDiferenca([null, -4, 7, 2].map(de))).toEqual({ valor: 7, faixa: 'MUITO_ACIMA' });
    expect(maiorDiferenca([null, null].map(de))).toEqual({ valor: null, faixa: 'SEM_BASE' });
    expect(maiorDiferenca([])).toEqual({ valor: null, faixa: 'SEM_BASE' });
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -9999, max: 9999 }), { minLength: 1 }), diferencas => {
        expect(maiorDiferenca(diferencas.map(de)).valor).toBe(Math.max(...diferencas));
      }),
    );
  });

  it('a pior é a da faixa mais grave, ainda que o número de outra seja maior', () => {
    const faixas: [number, FaixaDiferenca][] = [
      [4, 'ACIMA'],
      [0, 'MUITO_ACIMA'],
    ];
    expect(maiorDiferenca(faixas.map(([valor, faixa]) => ({ valor, faixa })))).toEqual({
      valor: 0,
      faixa: 'MUITO_ACIMA',
    });
  });
});
