import fc from 'fast-check';
import { baseDe, diferencaDe, faixaDe, maiorDiferenca } from './pedidos.diferenca.table.ts';

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
    expect(baseDe('EFETIVO_INTERNO', efetivo)).toBe(128);
    expect(baseDe('EFETIVO_SERVIDOR', efetivo)).toBe(24);
    expect(baseDe('SEM_BASE', efetivo)).toBeNull();
    expect(baseDe('EFETIVO_INTERNO', null)).toBeNull();
  });

  it('efetivo zero é base: pedir para ninguém fica acima', () => {
    expect(diferencaDe(10, baseDe('EFETIVO_INTERNO', { internos: 0, servidores: 0 }))).toBe(10);
  });

  it('a maior diferença é a pior célula que tem base', () => {
    expect(maiorDiferenca([null, -4, 7, 2], limites)).toEqual({ valor: 7, faixa: 'MUITO_ACIMA' });
    expect(maiorDiferenca([null, null], limites)).toEqual({ valor: null, faixa: 'SEM_BASE' });
    expect(maiorDiferenca([], limites)).toEqual({ valor: null, faixa: 'SEM_BASE' });
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -9999, max: 9999 }), { minLength: 1 }), diferencas => {
        expect(maiorDiferenca(diferencas, limites).valor).toBe(Math.max(...diferencas));
      }),
    );
  });
});
