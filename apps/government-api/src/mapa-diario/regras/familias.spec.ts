import fc from 'fast-check';
import { emFamilias } from './mapa-diario.rules.ts';

const unidade = (id: number, principalId: number | null = null) => ({ lotacaoId: id, principalId });

const ditas = (unidades: readonly ReturnType<typeof unidade>[]) =>
  emFamilias(unidades).map(({ unidade, principal, nivel }) => [unidade.lotacaoId, principal?.lotacaoId ?? null, nivel]);

describe('as unidades em famílias (domain 15.8)', () => {
  it('a subunidade vem logo abaixo da principal, na ordem do mapa', () => {
    expect(ditas([unidade(1, 3), unidade(2), unidade(3), unidade(4, 1), unidade(5, 3)])).toEqual([
      [2, null, 0],
      [3, null, 0],
      [1, 3, 1],
      [4, 1, 2],
      [5, 3, 1],
    ]);
  });

  it('sem a principal no mapa, a subunidade é uma linha como as outras', () => {
    expect(ditas([unidade(1, 9), unidade(2)])).toEqual([
      [1, null, 0],
      [2, null, 0],
    ]);
  });

  it('cada unidade vem uma só vez, seja qual for a árvore', () => {
    // A main unit has a smaller id than those it feeds: a tree, as in the database.
    const arvore = fc
      .array(fc.nat(), { maxLength: 60 })
      .map(sorteios => sorteios.map((sorteio, n) => unidade(n + 1, sorteio % (n + 1) || null)));
    fc.assert(
      fc.property(arvore, unidades => {
        const vindas = ditas(unidades).map(([id]) => id);
        expect(vindas.toSorted((a, b) => Number(a) - Number(b))).toEqual(unidades.map(({ lotacaoId }) => lotacaoId));
      }),
    );
  });
});
