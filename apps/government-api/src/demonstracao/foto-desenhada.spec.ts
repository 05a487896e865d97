import sharp from 'sharp';
import { cenas, desenharFoto } from './foto-desenhada.ts';

const feita = (numero: string) => ({ numero, pesoMedioG: 731, graus: 641 });
const pequena = (foto: Buffer) => sharp(foto).greyscale().resize(9, 8, { fit: 'fill' }).raw().toBuffer();

/** 64 points against their right neighbours, as the search for repeated photos compares them. */
function diferentes(a: Buffer, b: Buffer): number {
  let quantos = 0;
  for (let ponto = 0; ponto < 72; ponto += 1) {
    if (ponto % 9 === 8) continue;
    const claro = (de: Buffer) => (de[ponto] ?? 0) > (de[ponto + 1] ?? 0);
    if (claro(a) !== claro(b)) quantos += 1;
  }
  return quantos;
}

describe('as fotos desenhadas da demonstração', () => {
  it('são as mesmas a cada vez, e nenhuma parece repetição de outra', async () => {
    const [cena] = cenas;
    if (!cena) throw new Error('there is a scene');
    expect(await desenharFoto(cena, feita('F2026-000001'))).toEqual(await desenharFoto(cena, feita('F2026-000001')));
    const numeros = Array.from({ length: 8 }, (_, n) => `F2026-0000${80 + n}`);
    const fotos: Buffer[] = [];
    for (const numero of numeros)
      for (const uma of cenas) fotos.push(await pequena(await desenharFoto(uma, feita(numero))));
    const perto = fotos.flatMap((a, n) => fotos.slice(n + 1).map(b => diferentes(a, b)));
    expect(Math.min(...perto)).toBeGreaterThan(6);
  });
});
