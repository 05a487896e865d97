import { createHash } from 'node:crypto';
import type { components } from '@alipen/contracts/generated/government-api';
import sharp from 'sharp';

// No photo of a real meal may be shipped: these are drawn, each a little different from the others.

export type CenaDeFoto = {
  contexto: components['schemas']['ContextoFoto'];
  item: string;
  mostrador: (feita: { pesoMedioG: number | null; graus: number | null }) => string | null;
};
type Cor = readonly [number, number, number];
type Desenho = { readonly pontos: Uint8ClampedArray };

export const cenas: readonly CenaDeFoto[] = [
  { contexto: 'MARMITA', item: 'H1', mostrador: () => null },
  { contexto: 'PESAGEM', item: 'H2', mostrador: ({ pesoMedioG }) => String(pesoMedioG ?? 725) },
  { contexto: 'TERMOMETRO', item: 'H3', mostrador: ({ graus }) => String(Math.round((graus ?? 640) / 10)) },
];

const [LARGURA, ALTURA] = [640, 480];
const [COLUNAS, LINHAS] = [LARGURA / 2, ALTURA / 2];
const MESAS: readonly Cor[] = [
  [146, 120, 92],
  [120, 132, 140],
  [98, 112, 96],
  [168, 160, 150],
];
const COMIDA: readonly Cor[] = [
  [240, 236, 222],
  [84, 48, 34],
  [150, 92, 52],
  [92, 146, 62],
];

export function desenharFoto(
  { contexto, mostrador }: CenaDeFoto,
  feita: { numero: string; pesoMedioG: number | null; graus: number | null },
): Promise<Buffer> {
  const acaso = createHash('sha256').update(`${feita.numero}/${contexto}`).digest();
  const sorte = (n: number) => (acaso[n] ?? 0) / 255;
  const desenho = { pontos: new Uint8ClampedArray(COLUNAS * LINHAS * 3) };
  retangulo(desenho, [0, 0, LARGURA, ALTURA], MESAS[(acaso[0] ?? 0) % MESAS.length] ?? [120, 120, 120]);
  const [x, y] = [60 + Math.round(sorte(1) * 120), 40 + Math.round(sorte(2) * 60)];
  retangulo(desenho, [x - 14, y - 14, 388, 288], [206, 210, 214]);
  // Pictures must differ for whoever compares them: another order on the tray and another light.
  const ordem = [0, 1, 2, 3].sort((a, b) => (acaso[20 + a] ?? 0) - (acaso[20 + b] ?? 0));
  ordem.forEach((qual, n) => {
    const cor = COMIDA[qual] ?? [200, 200, 200];
    const lado = [x + (n % 2) * 184, y + Math.floor(n / 2) * 134] as const;
    const claro = Math.round((sorte(3 + n) - 0.5) * 40);
    retangulo(desenho, [...lado, 176, 126], cor.map(parte => limitar(parte + claro)) as unknown as Cor);
    for (let grao = 0; grao < 60; grao += 1) {
      const [gx, gy] = [(grao * 37 + (acaso[8 + n] ?? 0)) % 164, (grao * 53 + (acaso[12 + n] ?? 0)) % 114];
      const tom = ((grao * 29 + (acaso[16 + n] ?? 0)) % 50) - 25;
      retangulo(desenho, [lado[0] + gx, lado[1] + gy, 10, 8], cor.map(parte => limitar(parte + tom)) as unknown as Cor);
    }
  });
  iluminar(desenho, `${feita.numero}/${contexto}`);
  const numero = mostrador(feita);
  if (numero) escrever(desenho, numero);
  const raw = { width: COLUNAS, height: LINHAS, channels: 3 } as const;
  return sharp(desenho.pontos, { raw }).resize(LARGURA, ALTURA).jpeg({ quality: 80 }).toBuffer();
}

const [MANCHAS_X, MANCHAS_Y] = [9, 8];
const CLARO = 90;

function iluminar({ pontos }: Desenho, nome: string) {
  const acaso = createHash('sha512').update(nome).digest();
  const luz = (coluna: number, linha: number) =>
    (((acaso[(linha * (MANCHAS_X + 1) + coluna) % acaso.length] ?? 0) ^ (linha * 37)) & 255) / 255 - 0.5;
  const manchas = Uint8Array.from({ length: COLUNAS }, (_, coluna) => (coluna * MANCHAS_X) / COLUNAS);
  const fracoes = Float32Array.from({ length: COLUNAS }, (_, coluna) => ((coluna * MANCHAS_X) / COLUNAS) % 1);
  let em = 0;
  for (let linha = 0; linha < LINHAS; linha += 1) {
    const y = (linha * MANCHAS_Y) / LINHAS;
    const b = Math.floor(y);
    const naLinha = Float32Array.from(
      { length: MANCHAS_X + 1 },
      (_, a) => (luz(a, b) * (1 - y + b) + luz(a, b + 1) * (y - b)) * CLARO,
    );
    for (let coluna = 0; coluna < COLUNAS; coluna += 1) {
      const a = manchas[coluna] as number;
      const fracao = fracoes[coluna] as number;
      const mais = Math.round((naLinha[a] as number) * (1 - fracao) + (naLinha[a + 1] as number) * fracao);
      // A clamped array limits what is written to it.
      for (const ate = em + 3; em < ate; em += 1) pontos[em] = (pontos[em] as number) + mais;
    }
  }
}

const limitar = (parte: number) => Math.max(0, Math.min(255, parte));

/** In pixels of the photo. It is drawn at half size, because it is softened afterwards anyway. */
function retangulo({ pontos }: Desenho, [x, y, largura, altura]: readonly [number, number, number, number], cor: Cor) {
  const [r, g, b] = cor;
  const ate = Math.min(COLUNAS, (x + largura) >> 1);
  for (let linha = Math.max(0, y >> 1); linha < Math.min(LINHAS, (y + altura) >> 1); linha += 1)
    for (let em = (linha * COLUNAS + Math.max(0, x >> 1)) * 3; em < (linha * COLUNAS + ate) * 3; em += 3) {
      pontos[em] = r;
      pontos[em + 1] = g;
      pontos[em + 2] = b;
    }
}

/** Which of the seven bars of a digit are lit: top, two above, middle, two below, bottom. */
const BARRAS: Readonly<Record<string, string>> = {
  ...{ 0: '1110111', 1: '0010010', 2: '1011101', 3: '1011011', 4: '0111010' },
  ...{ 5: '1101011', 6: '1101111', 7: '1010010', 8: '1111111', 9: '1111011' },
};
const LUGARES = [
  ...[[4, 0, 32, 6] as const, [0, 4, 6, 30] as const, [34, 4, 6, 30] as const, [4, 33, 32, 6] as const],
  ...[[0, 38, 6, 30] as const, [34, 38, 6, 30] as const, [4, 66, 32, 6] as const],
];

function escrever(desenho: Desenho, numero: string) {
  const largura = numero.length * 56 + 28;
  retangulo(desenho, [LARGURA - largura - 40, ALTURA - 116, largura, 100], [28, 40, 34]);
  [...numero].forEach((digito, n) => {
    const acesas = BARRAS[digito] ?? '';
    LUGARES.forEach(([x, y, w, h], barra) => {
      if (acesas[barra] !== '1') return;
      retangulo(desenho, [LARGURA - largura - 20 + n * 56 + x, ALTURA - 102 + y, w, h], [140, 240, 170]);
    });
  });
}
