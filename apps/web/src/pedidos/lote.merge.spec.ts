import { juntarLinha } from './lote.merge.ts';

describe('one row that two people changed', () => {
  it('keeps what each of them changed', () => {
    expect(juntarLinha([1, 2, 3], [9, 2, 3], [1, 2, 7])).toEqual({ junta: [9, 2, 7], conflitos: [] });
  });

  it('asks about the cell both changed, and about no other', () => {
    expect(juntarLinha([1, 2], [5, 2], [6, 8])).toEqual({
      junta: [5, 8],
      conflitos: [{ coluna: 0, meu: 5, deles: 6 }],
    });
  });

  it('asks nothing when both typed the same', () => {
    expect(juntarLinha([1], [5], [5]).conflitos).toEqual([]);
  });
});
