import { setImmediate as turno } from 'node:timers/promises';
import type { components } from '@alipen/contracts/generated/government-api';
import sharp from 'sharp';
import {
  acasoDe,
  alturaDoTexto,
  espalhar,
  type Graos,
  larguraDoTexto,
  mostrador,
  type Posicao,
  Quadro,
  type Tinta,
} from './foto-tracos.ts';

// No photo of a real meal may be shipped: these are drawn, each a little different from the others.

type Medidas = { readonly pesoMedioG: number | null; readonly graus: number | null };
export type Fotografada = Medidas & {
  readonly numero: string;
  /** What the supplier's label says. */
  readonly etiqueta?: { readonly unidade: string; readonly refeicao: string; readonly data: string };
};
type Desenho = (quadro: Quadro, acaso: () => number, medidas: Medidas) => void;
export type CenaDeFoto = {
  contexto: components['schemas']['ContextoFoto'];
  item: string;
  desenho: Desenho;
};

const [LARGURA, ALTURA] = [640, 480];
const MESAS: readonly Tinta[] = ['#8f7656', '#77848c', '#66735f', '#a39c90'];
const CAIXAS: readonly Tinta[] = ['#2d5d8c', '#356b9d', '#8c2f2f', '#3c6e55'];
const COMIDAS: readonly { readonly fundo: Tinta; readonly graos: Graos }[] = [
  { fundo: '#e9e4d3', graos: { quantos: 260, tamanho: [6, 2], cores: ['#f6f2e6', '#e2dcc6', '#fffdf4', '#d8d0b6'] } },
  { fundo: '#4a2a1e', graos: { quantos: 120, tamanho: [8, 5], cores: ['#5d3626', '#6d4230', '#3b2017', '#7a4c38'] } },
  { fundo: '#8a5632', graos: { quantos: 34, tamanho: [20, 12], cores: ['#9a6239', '#7a4826', '#a8703f', '#693c20'] } },
  { fundo: '#5f8f3e', graos: { quantos: 70, tamanho: [13, 6], cores: ['#76ab4c', '#8fbf62', '#4e7d33', '#c4462f'] } },
];

const daLista = <T>(lista: readonly T[], acaso: () => number): T => lista[Math.floor(acaso() * lista.length)] as T;

/** An aluminium tray with four portions, in another order each time. */
function marmita(quadro: Quadro, acaso: () => number, posicao: Posicao): void {
  const ordem = COMIDAS.map(comida => ({ comida, vez: acaso() })).sort((a, b) => a.vez - b.vez);
  quadro.em({ giro: (acaso() - 0.5) * 9, ...posicao }, () => {
    quadro.retangulo({ x: 9, y: 15, largura: 386, altura: 284 }, '#00000060', 34);
    quadro.retangulo({ x: 0, y: 0, largura: 386, altura: 284 }, '#c9ced1', 34);
    quadro.retangulo({ x: 5, y: 5, largura: 376, altura: 274 }, '#e8ebec', 30);
    quadro.retangulo({ x: 9, y: 9, largura: 368, altura: 266 }, '#bfc5c9', 27);
    for (const [n, { comida }] of ordem.entries()) {
      const lugar = { x: 18 + (n % 2) * 182, y: 18 + Math.floor(n / 2) * 132, largura: 168, altura: 118 };
      quadro.retangulo({ ...lugar, x: lugar.x - 3, y: lugar.y - 3, largura: 174, altura: 124 }, '#8d949a', 24);
      quadro.retangulo(lugar, comida.fundo, 22);
      const folga = comida.graos.tamanho[0] + 5;
      const dentro = { x: lugar.x + folga, y: lugar.y + folga, largura: 168 - 2 * folga, altura: 118 - 2 * folga };
      espalhar(quadro, acaso, dentro, comida.graos);
    }
  });
}

function etiqueta(
  quadro: Quadro,
  acaso: () => number,
  { unidade, refeicao, data }: NonNullable<Fotografada['etiqueta']>,
) {
  const linhas = [unidade.slice(0, 40), refeicao, `DATA ${data.split('-').reverse().join('/')}`];
  const ponto = 2;
  const largura = Math.max(...linhas.map(linha => larguraDoTexto(linha, ponto))) + 28;
  const posicao = { x: 20 + acaso() * (LARGURA - largura - 40), y: ALTURA - 92 - acaso() * 8, giro: acaso() * 2 - 1 };
  quadro.em(posicao, () => {
    quadro.retangulo({ x: 3, y: 4, largura, altura: 78 }, '#00000055');
    quadro.retangulo({ x: 0, y: 0, largura, altura: 78 }, '#f7f5ee');
    for (const [n, linha] of linhas.entries())
      quadro.texto(linha, { x: 14, y: 12 + n * (alturaDoTexto(ponto) + 8), ponto, tinta: '#26303a' });
  });
}

const balanca: Desenho = (quadro, acaso, { pesoMedioG }) => {
  marmita(quadro, acaso, { x: 190 + acaso() * 40, y: 18, escala: 0.66 });
  quadro.retangulo({ x: 74, y: 242, largura: 504, altura: 134 }, '#00000055', 16);
  quadro.retangulo({ x: 96, y: 214, largura: 448, altura: 24 }, '#aeb5b9', 8);
  quadro.retangulo({ x: 70, y: 232, largura: 500, altura: 136 }, '#d9dbd8', 16);
  mostrador(quadro, String(pesoMedioG ?? 725), 'G', { x: 100, y: 250 });
  quadro.elipse([470, 300], [17, 17], '#2f6d9e');
  quadro.elipse([522, 300], [17, 17], '#8f9691');
};

const termometro: Desenho = (quadro, acaso, { graus }) => {
  marmita(quadro, acaso, { x: 40 + acaso() * 60, y: 92 + acaso() * 16, escala: 0.9 });
  const ponta = 190 + acaso() * 40;
  quadro.em({ x: 300, y: ponta, giro: (Math.atan2(104 - ponta, 130) * 180) / Math.PI }, () =>
    quadro.retangulo({ x: 0, y: -5, largura: 180, altura: 9 }, '#e4e7ea', 4),
  );
  quadro.retangulo({ x: 396, y: 16, largura: 236, altura: 124 }, '#00000050', 20);
  quadro.retangulo({ x: 392, y: 10, largura: 236, altura: 124 }, '#f2c230', 20);
  mostrador(quadro, String(Math.round((graus ?? 640) / 10)), 'C', { x: 424, y: 23 });
};

/** Closed boxes at the gate, as they leave the vehicle. */
const caixas: Desenho = (quadro, acaso) => {
  for (let n = 0; n < 6; n += 1) {
    const cor = daLista(CAIXAS, acaso);
    const posicao = { x: 28 + (n % 3) * 196 + acaso() * 12, y: 190 - Math.floor(n / 3) * 150 + acaso() * 8 };
    quadro.em(posicao, () => {
      quadro.retangulo({ x: 6, y: 9, largura: 184, altura: 140 }, '#00000055', 10);
      quadro.retangulo({ x: 0, y: 0, largura: 184, altura: 140 }, cor, 10);
      quadro.retangulo({ x: -4, y: -4, largura: 192, altura: 34 }, '#ffffff22', 10);
      quadro.retangulo({ x: 0, y: 30, largura: 184, altura: 4 }, '#00000055');
      quadro.retangulo({ x: 62, y: 62, largura: 60, altura: 16 }, '#00000066', 8);
      quadro.retangulo({ x: 14, y: 92, largura: 58, altura: 34 }, '#f4f1e6');
    });
  }
};

export const cenas: readonly CenaDeFoto[] = [
  {
    contexto: 'MARMITA',
    item: 'H1',
    desenho: (quadro, acaso) => marmita(quadro, acaso, { x: 40 + acaso() * 190, y: 16 + acaso() * 60 }),
  },
  { contexto: 'PESAGEM', item: 'H2', desenho: balanca },
  { contexto: 'TERMOMETRO', item: 'H3', desenho: termometro },
];
export const cenaDoRecebimento: CenaDeFoto = { contexto: 'RECEBIMENTO', item: '', desenho: caixas };

/** Softened and compressed off the event loop; setting and lighting the points take it for some milliseconds. */
export async function desenharFoto({ contexto, desenho }: CenaDeFoto, feita: Fotografada): Promise<Buffer> {
  const nome = `${feita.numero}/${contexto}`;
  const acaso = acasoDe(nome);
  const quadro = new Quadro(LARGURA, ALTURA);
  quadro.retangulo({ x: 0, y: 0, largura: LARGURA, altura: ALTURA }, daLista(MESAS, acaso));
  for (let n = 0; n < 6; n += 1)
    quadro.retangulo({ x: 0, y: n * 84 + acaso() * 14, largura: LARGURA, altura: 3 }, '#00000038');
  await turno();
  desenho(quadro, acaso, feita);
  await turno();
  if (feita.etiqueta) etiqueta(quadro, acaso, feita.etiqueta);
  const raw = { width: LARGURA, height: ALTURA, channels: 3 } as const;
  const [macia, claros] = await Promise.all([
    sharp(quadro.pontos, { raw }).blur(0.7).raw().toBuffer(),
    luz(`luz ${nome}`),
  ]);
  await iluminar(macia, claros);
  return sharp(macia, { raw }).jpeg({ quality: 74 }).toBuffer();
}

/** The light is looked up for each point: working it out takes the library ten times as long. */
async function iluminar(pontos: Buffer, claros: Buffer): Promise<void> {
  tabela ??= tabelaDeLuz();
  const sob = await tabela;
  for (let em = 0, n = 0; em < pontos.length; em += 3, n += 1) {
    const claro = (claros[n] as number) << 8;
    pontos[em] = sob[claro | (pontos[em] as number)] as number;
    pontos[em + 1] = sob[claro | (pontos[em + 1] as number)] as number;
    pontos[em + 2] = sob[claro | (pontos[em + 2] as number)] as number;
  }
}

let tabela: Promise<Buffer> | undefined;

/** What each tone (the low byte of the place) becomes under each light (the high byte). */
function tabelaDeLuz(): Promise<Buffer> {
  const raw = { width: 256, height: 256, channels: 1 } as const;
  const tons = Buffer.from(Array.from({ length: 65_536 }, (_, lugar) => lugar & 255));
  const luzes = Buffer.from(Array.from({ length: 65_536 }, (_, lugar) => lugar >> 8));
  return sharp(tons, { raw })
    .composite([{ input: luzes, raw, blend: 'soft-light' }])
    .extractChannel(0)
    .raw()
    .toBuffer();
}

const [MANCHAS_X, MANCHAS_Y] = [10, 9];

/** Pictures must differ for whoever compares them: another light falls on each. It has no colour, so it is worked out once, not three times. */
function luz(nome: string): Promise<Buffer> {
  const acaso = acasoDe(nome);
  const claros = Array.from({ length: MANCHAS_X * MANCHAS_Y }, () => Math.floor(acaso() * 256));
  return sharp(Buffer.from(claros), { raw: { width: MANCHAS_X, height: MANCHAS_Y, channels: 1 } })
    .resize(LARGURA, ALTURA, { fit: 'fill', kernel: 'cubic' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
}
