import { blockAt, blockDrawn, byKey, pixelsOf, scaled } from './cover.model.ts';

const block = { x: 0.4, y: 0.4, width: 0.2, height: 0.2 };

describe('o que cobre uma parte da foto', () => {
  it('um toque cobre em volta, sem sair da foto', () => {
    expect(blockAt(0.5, 0.5, 1)).toEqual({ x: 0.39, y: 0.39, width: 0.22, height: 0.22 });
    expect(blockAt(0, 1, 1)).toEqual({ x: 0, y: 0.78, width: 0.22, height: 0.22 });
  });

  it('um traço cobre de onde começou até onde acabou, para qualquer lado; um tremor ainda é toque', () => {
    expect(blockDrawn({ x: 0.75, y: 0.5 }, { x: 0.25, y: 0.25 })).toEqual({
      x: 0.25,
      y: 0.25,
      width: 0.5,
      height: 0.25,
    });
    expect(blockDrawn({ x: 0.5, y: 0.5 }, { x: 0.51, y: 0.5 })).toBeUndefined();
  });

  it('setas movem até a borda, com Shift mudam o tamanho, e as outras teclas não são dele', () => {
    expect(byKey({ ...block, x: 0 }, 'ArrowLeft', false)).toEqual({ ...block, x: 0 });
    expect(byKey(block, 'ArrowDown', false)?.y).toBeCloseTo(0.42);
    expect(byKey(block, 'ArrowRight', true)).toMatchObject({ x: 0.4, width: expect.closeTo(0.22) });
    expect(byKey(block, 'Tab', false)).toBeUndefined();
  });

  it('maior e menor guardam o meio, e nunca some nem passa da foto', () => {
    const larger = scaled(block, true);
    expect([larger.x + larger.width / 2, larger.width]).toEqual([expect.closeTo(0.5), 0.25]);
    let least = block;
    for (let n = 0; n < 30; n += 1) least = scaled(least, false);
    expect(least.width).toBe(0.05);
    for (let n = 0; n < 30; n += 1) least = scaled(least, true);
    expect(least).toEqual({ x: 0, y: 0, width: 1, height: 1 });
  });

  it('em pixels, cobre os da borda por inteiro', () => {
    expect(pixelsOf({ x: 0.1, y: 0.1, width: 0.1, height: 0.1 }, { width: 1003, height: 33 })).toEqual({
      left: 100,
      top: 3,
      width: 101,
      height: 4,
    });
  });
});
