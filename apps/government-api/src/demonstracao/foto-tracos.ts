import { createHash } from 'node:crypto';
import { letras } from './letras.table.ts';

/** Numbers from 0 to below 1, always the same for the same name. */
export function acasoDe(nome: string): () => number {
  let bytes = createHash('sha512').update(nome).digest();
  let em = 0;
  return () => {
    if (em + 2 > bytes.length) [bytes, em] = [createHash('sha512').update(bytes).digest(), 0];
    em += 2;
    return bytes.readUInt16BE(em - 2) / 65_536;
  };
}

/** `#rrggbb` and, with two more digits, how much of it covers what is under it. */
export type Tinta = `#${string}`;
export type Lugar = { readonly x: number; readonly y: number; readonly largura: number; readonly altura: number };
/** Where the drawing's own corner stands, and how it is turned (degrees) and enlarged. */
export type Posicao = { readonly x: number; readonly y: number; readonly giro?: number; readonly escala?: number };

const byte = (tinta: Tinta, n: number): number => Number.parseInt(tinta.slice(1 + n * 2, 3 + n * 2), 16);

/** A picture of red, green and blue bytes. The library that treats photos reads no vector drawing, so points are set here. */
export class Quadro {
  readonly pontos: Uint8ClampedArray;
  private origem: Required<Posicao> = { x: 0, y: 0, giro: 0, escala: 1 };

  constructor(
    readonly largura: number,
    readonly altura: number,
  ) {
    this.pontos = new Uint8ClampedArray(largura * altura * 3);
  }

  em(posicao: Posicao, desenhar: () => void): void {
    const antes = this.origem;
    this.origem = { giro: 0, escala: 1, ...posicao };
    desenhar();
    this.origem = antes;
  }

  retangulo({ x, y, largura, altura }: Lugar, tinta: Tinta, raio = 0): void {
    const meioX = x + largura / 2;
    const meioY = y + altura / 2;
    const metadeX = largura / 2 - raio;
    const metadeY = altura / 2 - raio;
    const longe = raio * raio;
    this.pintar({ x, y, largura, altura }, tinta, (px, py) => {
      const dx = Math.max(0, Math.abs(px - meioX) - metadeX);
      const dy = Math.max(0, Math.abs(py - meioY) - metadeY);
      return dx * dx + dy * dy <= longe;
    });
  }

  elipse([cx, cy]: readonly [number, number], [rx, ry]: readonly [number, number], tinta: Tinta, giro = 0): void {
    const cos = Math.cos((giro * Math.PI) / 180);
    const sin = Math.sin((giro * Math.PI) / 180);
    const maior = Math.max(rx, ry);
    this.pintar({ x: cx - maior, y: cy - maior, largura: 2 * maior, altura: 2 * maior }, tinta, (px, py) => {
      const dx = px - cx;
      const dy = py - cy;
      const u = (dx * cos + dy * sin) / rx;
      const v = (dy * cos - dx * sin) / ry;
      return u * u + v * v <= 1;
    });
  }

  /**
   * What is drawn has no hollow, so of each line only its ends are sought: a point there is taken back to the drawing's own measures
   * and asked whether it is inside, and what lies between is painted unasked. It holds the event loop, so it makes nothing for each
   * point.
   */
  private pintar(lugar: Lugar, tinta: Tinta, dentro: (x: number, y: number) => boolean): void {
    const { x, y, giro, escala } = this.origem;
    const cos = Math.cos((giro * Math.PI) / 180) / escala;
    const sin = Math.sin((giro * Math.PI) / 180) / escala;
    const { x0, x1, y0, y1 } = this.alcance(lugar);
    const cobrir = this.cobrindoDe(tinta);
    for (let linha = y0; linha <= y1; linha += 1) {
      const emX = (linha - y) * sin;
      const emY = (linha - y) * cos;
      let de = x0;
      let ate = x1;
      while (de <= ate && !dentro((de - x) * cos + emX, emY - (de - x) * sin)) de += 1;
      while (ate > de && !dentro((ate - x) * cos + emX, emY - (ate - x) * sin)) ate -= 1;
      cobrir((linha * this.largura + de) * 3, (linha * this.largura + ate) * 3);
    }
  }

  /** Covers the points from one byte to another, both included. */
  private cobrindoDe(tinta: Tinta): (de: number, ate: number) => void {
    const { pontos } = this;
    const r = byte(tinta, 0);
    const g = byte(tinta, 1);
    const b = byte(tinta, 2);
    if (tinta.length <= 7)
      return (de, ate) => {
        for (let em = de; em <= ate; em += 3) {
          pontos[em] = r;
          pontos[em + 1] = g;
          pontos[em + 2] = b;
        }
      };
    const cobre = byte(tinta, 3) / 255;
    const fica = 1 - cobre;
    return (de, ate) => {
      for (let em = de; em <= ate; em += 3) {
        pontos[em] = (pontos[em] as number) * fica + r * cobre;
        pontos[em + 1] = (pontos[em + 1] as number) * fica + g * cobre;
        pontos[em + 2] = (pontos[em + 2] as number) * fica + b * cobre;
      }
    };
  }

  /** The points of the picture among which a place of the drawing lies. */
  private alcance(lugar: Lugar) {
    const { x, y, giro, escala } = this.origem;
    const cos = Math.cos((giro * Math.PI) / 180) * escala;
    const sin = Math.sin((giro * Math.PI) / 180) * escala;
    const cantos = [0, 1, 2, 3].map(n => {
      const px = lugar.x + (n % 2) * lugar.largura;
      const py = lugar.y + (n >> 1) * lugar.altura;
      return [x + px * cos - py * sin, y + px * sin + py * cos] as const;
    });
    const limites = (n: 0 | 1, maximo: number) => {
      const valores = cantos.map(canto => canto[n]);
      return [
        Math.max(0, Math.floor(Math.min(...valores))),
        Math.min(maximo, Math.ceil(Math.max(...valores))),
      ] as const;
    };
    const [x0, x1] = limites(0, this.largura - 1);
    const [y0, y1] = limites(1, this.altura - 1);
    return { x0, x1, y0, y1 };
  }

  /** What there is no letter for is a space. */
  texto(dito: string, { x, y, ponto, tinta }: { x: number; y: number; ponto: number; tinta: Tinta }): void {
    const plano = dito.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase();
    for (const [n, letra] of [...plano].entries())
      for (const [baixo, linha] of (letras[letra] ?? []).entries())
        for (const [lado, bit] of [16, 8, 4, 2, 1].entries())
          if (linha & bit) {
            const lugar = {
              x: x + (n * AVANCO + lado) * ponto,
              y: y + baixo * ponto,
              largura: ponto - 0.01,
              altura: ponto - 0.01,
            };
            this.retangulo(lugar, tinta);
          }
  }
}

const [AVANCO, ALTURA_DA_LETRA] = [6, 7];
export const larguraDoTexto = (dito: string, ponto: number): number => dito.length * AVANCO * ponto;
export const alturaDoTexto = (ponto: number): number => ALTURA_DA_LETRA * ponto;

/** Which of the seven bars of a digit are lit: top, two above, middle, two below, bottom. */
const BARRAS: Readonly<Record<string, string>> = {
  ...{ 0: '1110111', 1: '0010010', 2: '1011101', 3: '1011011', 4: '0111010' },
  ...{ 5: '1101011', 6: '1101111', 7: '1010010', 8: '1111111', 9: '1111011' },
};
const LUGARES = [
  ...[[4, 0, 24, 5] as const, [0, 3, 5, 28] as const, [27, 3, 5, 28] as const, [4, 31, 24, 5] as const],
  ...[[0, 36, 5, 28] as const, [27, 36, 5, 28] as const, [4, 62, 24, 5] as const],
];

/** A reading of a scale or a thermometer; the unlit bars are there too, as on a real one. */
export function mostrador(quadro: Quadro, numero: string, unidade: string, { x, y }: { x: number; y: number }): void {
  const largura = numero.length * 44 + 76;
  quadro.retangulo({ x: x - 5, y: y - 5, largura: largura + 10, altura: 108 }, '#3a3f3a', 9);
  quadro.retangulo({ x, y, largura, altura: 98 }, '#b7c4a4', 6);
  for (const [n, digito] of [...numero].entries())
    for (const [barra, [bx, by, bl, ba]] of LUGARES.entries()) {
      const acesa = BARRAS[digito]?.[barra] === '1';
      const lugar = { x: x + 16 + n * 44 + bx, y: y + 15 + by, largura: bl, altura: ba };
      quadro.retangulo(lugar, acesa ? '#1d2a1c' : '#1d2a1c12', 2);
    }
  quadro.texto(unidade, { x: x + largura - 50, y: y + 62, ponto: 3, tinta: '#1d2a1c' });
}

export type Graos = {
  readonly quantos: number;
  readonly tamanho: readonly [number, number];
  readonly cores: readonly Tinta[];
};

/** Many small things of the same kind, strewn over a place. */
export function espalhar(quadro: Quadro, acaso: () => number, { x, y, largura, altura }: Lugar, graos: Graos): void {
  for (let n = 0; n < graos.quantos; n += 1) {
    const centro = [x + acaso() * largura, y + acaso() * altura] as const;
    const cor = graos.cores[Math.floor(acaso() * graos.cores.length)] ?? '#888888';
    quadro.elipse(centro, graos.tamanho, cor, acaso() * 180);
  }
}
