/** @jest-environment-options {"customExportConditions": ["browser"]} */
import { trechos } from './grade-lote.component.tsx';

describe('the rows that are drawn', () => {
  it('are those in sight, with the space of the others', () => {
    expect(trechos(10, { start: 4, end: 6 }, 5)).toEqual([
      { espaco: 4, de: 0 },
      { linha: 4 },
      { linha: 5 },
      { espaco: 4, de: 6 },
    ]);
  });

  it('and the one being worked on, wherever it is: it holds the focus', () => {
    expect(trechos(10, { start: 4, end: 6 }, 1)).toContainEqual({ linha: 1 });
    expect(trechos(10, { start: 4, end: 6 }, 9)).toEqual([
      { espaco: 4, de: 0 },
      { linha: 4 },
      { linha: 5 },
      { espaco: 3, de: 6 },
      { linha: 9 },
    ]);
  });
});
