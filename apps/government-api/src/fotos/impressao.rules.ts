/** Size of the small grey picture a print is made from: each pixel is compared with its right neighbour. */
export const COLUNAS = 9;
export const LINHAS = 8;
/** A picture with less contrast than this, of 255, has no print: otherwise every white wall would match every other. */
const CONTRASTE = 12;
const PEDACOS = 4;
const BITS = 16;
/** Bits. Up to here two pictures are the same one saved again; 4 pieces with 1 bit of slack each miss none nearer than 8. */
export const PERTO = 6;

/** The difference hash of a grey picture of 9 × 8, as 16 hexadecimal digits; null when it is too even to have one. */
export function impressaoDe(cinzas: Uint8Array): string | null {
  if (Math.max(...cinzas) - Math.min(...cinzas) < CONTRASTE) return null;
  let bits = 0n;
  for (let linha = 0; linha < LINHAS; linha += 1) {
    for (let coluna = 0; coluna + 1 < COLUNAS; coluna += 1) {
      const at = linha * COLUNAS + coluna;
      bits = (bits << 1n) | ((cinzas[at] ?? 0) > (cinzas[at + 1] ?? 0) ? 1n : 0n);
    }
  }
  return bits.toString(16).padStart(16, '0');
}

const pedacosDe = (impressao: string): number[] =>
  Array.from({ length: PEDACOS }, (_, at) => Number.parseInt(impressao.slice(at * 4, at * 4 + 4), 16));

const noLugar = (lugar: number, pedaco: number): number => lugar * 2 ** BITS + pedaco;

/** The index keys of a print: its four pieces, each with its place. */
export const faixasDe = (impressao: string): number[] => pedacosDe(impressao).map((pedaco, at) => noLugar(at, pedaco));

/** The keys to look up: every piece as it is and with any one bit flipped (68 keys). */
export const vizinhasDe = (impressao: string): number[] =>
  pedacosDe(impressao).flatMap((pedaco, at) => [
    noLugar(at, pedaco),
    ...Array.from({ length: BITS }, (_, bit) => noLugar(at, pedaco ^ (1 << bit))),
  ]);

/** Bits in which two prints differ, 0 to 64. */
export function distanciaEntre(a: string, b: string): number {
  let diferentes = BigInt(`0x${a}`) ^ BigInt(`0x${b}`);
  let bits = 0;
  for (; diferentes > 0n; diferentes >>= 1n) bits += Number(diferentes & 1n);
  return bits;
}
