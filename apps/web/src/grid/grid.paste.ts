import { type Bloco, blocoDe, type Colado } from './grid.block.ts';
import { type Colocado, colocar } from './grid.headings.ts';
import {
  comTrocas,
  existe,
  type Leitura,
  lerQuantidade,
  type Malha,
  nomeDaCelula,
  type Posicao,
  type Quantidades,
  quantidadeEm,
  type Troca,
} from './grid.model.ts';
import { alturaDe, type Faixa, faixaEntre, larguraDe } from './grid.range.ts';

export interface Colagem {
  quantidades: Quantidades;
  mudancas: number;
  recusadas: string[];
  /** The block's cells with a number that fall outside the grid. */
  fora: number;
  faixa: Faixa | null;
}

/** A smaller block is repeated to fill the selection when it fits a whole number of times, as in a spreadsheet. */
function repetir(bloco: Bloco, faixa: Faixa): Bloco {
  const [altura, largura] = [bloco.length, bloco[0]?.length ?? 0];
  const inteiro = alturaDe(faixa) % altura === 0 && larguraDe(faixa) % largura === 0;
  if (!inteiro || bloco.some(row => row.length !== largura)) return bloco;
  return Array.from({ length: alturaDe(faixa) }, (_, l) =>
    Array.from({ length: larguraDe(faixa) }, (_celula, c) => bloco[l % altura]?.[c % largura] ?? ''),
  );
}

/** Reads a pasted block over the selection. Nothing is applied here: the person sees `recusadas` and `fora` first. */
export function lerColagem(colado: Colado, selecao: Faixa, malha: Malha, atual: Quantidades): Colagem {
  const bloco = blocoDe(colado);
  const { celulas, recusadas } = colocar(bloco, selecao.de, malha, alvo => repetir(alvo, selecao));
  const trocas: Troca[] = [];
  const lidas: Posicao[] = [];
  let fora = 0;
  for (const celula of celulas) {
    if (celula.texto.trim() === '') continue;
    if (!existe(malha, celula.em)) {
      fora++;
      continue;
    }
    const lida = lerCelula(celula, malha);
    if ('erro' in lida) recusadas.push(lida.erro);
    else {
      lidas.push(celula.em);
      if (quantidadeEm(atual, celula.em) !== lida.quantidade)
        trocas.push({ em: celula.em, quantidade: lida.quantidade });
    }
  }
  return { quantidades: comTrocas(atual, trocas), mudancas: trocas.length, recusadas, fora, faixa: caixaDe(lidas) };
}

const caixaDe = (lidas: readonly Posicao[]): Faixa | null =>
  lidas.reduce<Faixa | null>((caixa, em) => {
    const so = faixaEntre(em, em);
    if (!caixa) return so;
    return {
      de: { linha: Math.min(caixa.de.linha, em.linha), coluna: Math.min(caixa.de.coluna, em.coluna) },
      ate: { linha: Math.max(caixa.ate.linha, em.linha), coluna: Math.max(caixa.ate.coluna, em.coluna) },
    };
  }, null);

function lerCelula({ texto: bruto, em, endereco }: Colocado, malha: Malha): Leitura {
  const texto = bruto.trim();
  // Built only on an error: a block has thousands of cells.
  const onde = () => `${endereco} “${texto}” (${nomeDaCelula(malha, em)})`;
  const motivo = malha.fechada(em);
  // A zero on a closed cell agrees with the grid.
  if (motivo !== null) return /^[-0]$/.test(texto) ? { quantidade: 0 } : { erro: `${onde()}: não entra, ${motivo}.` };
  const lida = lerQuantidade(texto, malha.maximo);
  return 'erro' in lida ? { erro: `${onde()}: ${lida.erro}` } : lida;
}
