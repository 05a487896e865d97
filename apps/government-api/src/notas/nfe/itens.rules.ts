import type { Esperado, LinhaEsperada } from './esperado.ts';
import type { ItemLido } from './leiaute.mapper.ts';
import { centavosInteiros, inteiros, reais } from './numeros.rules.ts';

/** A line of what was attested, and how much of it the note bills. */
type LinhaCobrada = LinhaEsperada & { readonly cobradas: number; readonly itens: number };
type Destino =
  | { readonly linha: number }
  | { readonly falta: 'PRECO' | 'REFEICAO'; readonly precos: readonly number[] };
export type Partilha = {
  readonly linhas: readonly LinhaCobrada[];
  readonly foraDoContrato: readonly {
    readonly item: ItemLido;
    readonly falta: 'PRECO' | 'REFEICAO';
    readonly esperado: string;
  }[];
  readonly quebrados: readonly ItemLido[];
};

/** Capital letters without accents, words with one space between. */
const palavras = (texto: string): string =>
  ` ${texto
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, ' ')
    .trim()} `;

/** Lines of one meal and one price are one. */
function juntar(itens: readonly LinhaEsperada[]): LinhaEsperada[] {
  const juntas = new Map<string, LinhaEsperada>();
  for (const item of itens) {
    const chave = `${palavras(item.descricao)}${item.precoCentavos}`;
    const antes = juntas.get(chave);
    juntas.set(chave, { ...item, quantidade: item.quantidade + (antes?.quantidade ?? 0) });
  }
  return [...juntas.values()].filter(({ quantidade }) => quantidade > 0);
}

/** The meal whose name the description has, the longest of several; undefined where it has none. */
function nomeada(item: ItemLido, linhas: readonly LinhaEsperada[]): string | undefined {
  const escrita = palavras(item.descricao);
  const nomes = linhas
    .map(({ descricao }) => palavras(descricao))
    .filter(nome => nome.trim() && escrita.includes(nome));
  return nomes.sort((a, b) => b.length - a.length)[0];
}

function destino(item: ItemLido, linhas: readonly LinhaEsperada[]): Destino {
  const nome = nomeada(item, linhas);
  const preco = centavosInteiros(item.preco);
  const daRefeicao = linhas.filter(({ descricao }) => nome === undefined || palavras(descricao) === nome);
  const doPreco = daRefeicao.filter(({ precoCentavos }) => precoCentavos === preco);
  const [unica] = doPreco;
  if (unica && doPreco.length === 1) return { linha: linhas.indexOf(unica) };
  return { falta: unica ? 'REFEICAO' : 'PRECO', precos: daRefeicao.map(({ precoCentavos }) => precoCentavos) };
}

/**
 * Gives each item of the note to the attested line it bills: the meal whose name its description has, at exactly the
 * contract's price; without a name, the only meal of that price. Several items may bill one line.
 */
export function partilhar(itens: readonly ItemLido[], { itens: esperados }: Esperado): Partilha {
  const linhas = juntar(esperados);
  const cobradas = linhas.map(linha => ({ ...linha, cobradas: 0, itens: 0 }));
  const foraDoContrato: { item: ItemLido; falta: 'PRECO' | 'REFEICAO'; esperado: string }[] = [];
  const quebrados: ItemLido[] = [];
  for (const item of itens) {
    const inteiro = inteiros(item.quantidade);
    if (inteiro === null || inteiro === 0) quebrados.push(item);
    const para = destino(item, linhas);
    const cobrada = 'linha' in para ? cobradas[para.linha] : undefined;
    if (cobrada) {
      cobrada.cobradas += inteiro ?? 0;
      cobrada.itens += 1;
    } else if ('falta' in para) {
      const precos = [...new Set(para.precos)].sort((a, b) => a - b).slice(0, 6);
      foraDoContrato.push({ item, falta: para.falta, esperado: precos.map(reais).join(' ou ') });
    }
  }
  return { linhas: cobradas, foraDoContrato, quebrados };
}
