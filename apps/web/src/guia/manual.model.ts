import { plainText } from '../ui/plain-text.ts';

export type Trecho = string | { forte: Trecho[] } | { codigo: string };
export type Bloco =
  | { texto: Trecho[] }
  | { itens: Trecho[][]; ordenada: boolean }
  | { titulos: Trecho[][]; linhas: Trecho[][][] };

/** `nivel`: 2 is a chapter, 3 a section of the chapter before it. */
export interface Secao {
  id: string;
  nivel: number;
  titulo: string;
  blocos: Bloco[];
}

export const CAPITULO = 2;

/** A chapter's own sections; none of a section. */
export function dentroDe(secoes: readonly Secao[], id: string): Secao[] {
  const n = secoes.findIndex(secao => secao.id === id);
  if (secoes[n]?.nivel !== CAPITULO) return [];
  const depois = secoes.slice(n + 1);
  const fim = depois.findIndex(({ nivel }) => nivel === CAPITULO);
  return fim === -1 ? depois : depois.slice(0, fim);
}

/** The chapter that a section is of; nothing for a chapter. */
export const capituloDe = (secoes: readonly Secao[], id: string): Secao | undefined =>
  secoes.find(secao => dentroDe(secoes, secao.id).some(dela => dela.id === id));

export const textoDe = (trechos: readonly Trecho[]): string =>
  trechos
    .map(trecho => {
      if (typeof trecho === 'string') return trecho;
      return 'forte' in trecho ? textoDe(trecho.forte) : trecho.codigo;
    })
    .join('');

/** What a block says: a paragraph, each item, each row. */
function ditosDe(bloco: Bloco): string[] {
  if ('texto' in bloco) return [textoDe(bloco.texto)];
  if ('itens' in bloco) return bloco.itens.map(textoDe);
  return bloco.linhas.map(linha => linha.map(textoDe).join(': '));
}

export interface Achado {
  secao: Secao;
  /** What the section says where the words are; the first of it where only the heading has them. */
  trecho: string;
}

export const palavrasDe = (digitado: string): string[] => plainText(digitado).split(/\s+/).filter(Boolean);

const LARGURA = 180;

/** A piece of the text around the first of the words. */
function pedacoDe(texto: string, palavras: readonly string[]): string {
  const simples = plainText(texto);
  const primeira = Math.min(...palavras.map(palavra => simples.indexOf(palavra)).filter(n => n >= 0), texto.length);
  if (texto.length <= LARGURA) return texto;
  const comeco = primeira < LARGURA - 40 ? 0 : texto.lastIndexOf(' ', primeira - 60) + 1;
  const fim = comeco + LARGURA >= texto.length ? texto.length : texto.lastIndexOf(' ', comeco + LARGURA);
  return `${comeco > 0 ? '… ' : ''}${texto.slice(comeco, fim)}${fim < texto.length ? ' …' : ''}`;
}

/** The sections that have every word, accents or not: those whose heading says them first. */
export function procurar(secoes: readonly Secao[], digitado: string): Achado[] {
  const palavras = palavrasDe(digitado);
  if (palavras.length === 0) return [];
  const quantas = (texto: string) => palavras.filter(palavra => plainText(texto).includes(palavra)).length;
  return secoes
    .map(secao => {
      const ditos = secao.blocos.flatMap(ditosDe);
      const noTitulo = quantas(secao.titulo);
      const todas = quantas([secao.titulo, ...ditos].join(' ')) === palavras.length;
      const melhor = ditos.reduce((antes, dito) => (quantas(dito) > quantas(antes) ? dito : antes), ditos[0] ?? '');
      return { secao, noTitulo, todas, juntas: quantas(melhor), trecho: pedacoDe(melhor, palavras) };
    })
    .filter(({ todas }) => todas)
    .sort((a, b) => b.noTitulo - a.noTitulo || b.juntas - a.juntas)
    .map(({ secao, trecho }) => ({ secao, trecho }));
}

export interface Parte {
  texto: string;
  achada: boolean;
}

/** The text in parts, those that were looked for apart. The plain form of a text is as long as the text (NFC). */
export function partesDe(texto: string, palavras: readonly string[]): Parte[] {
  const simples = plainText(texto);
  const marcada = Array.from({ length: texto.length }, () => false);
  if (simples.length === texto.length)
    for (const palavra of palavras)
      for (let n = simples.indexOf(palavra); n >= 0 && palavra; n = simples.indexOf(palavra, n + 1))
        marcada.fill(true, n, n + palavra.length);
  const partes: Parte[] = [];
  for (const [n, achada] of marcada.entries()) {
    const ultima = partes.at(-1);
    if (ultima?.achada === achada) ultima.texto += texto.charAt(n);
    else partes.push({ texto: texto.charAt(n), achada });
  }
  return partes;
}
