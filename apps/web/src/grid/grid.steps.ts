import type { Malha, Posicao } from './grid.model.ts';

export type Passo =
  | 'acima'
  | 'abaixo'
  | 'esquerda'
  | 'direita'
  | 'proxima'
  | 'anterior'
  | 'inicioDaLinha'
  | 'fimDaLinha'
  | 'inicio'
  | 'fim';

type Ultima = Posicao;

/** `ultima` is the bottom right cell. Movement stops at the edges; Tab wraps to the next row. */
const DESTINOS = {
  acima: ({ linha, coluna }) => ({ linha: Math.max(linha - 1, 0), coluna }),
  abaixo: ({ linha, coluna }, ultima) => ({ linha: Math.min(linha + 1, ultima.linha), coluna }),
  esquerda: ({ linha, coluna }) => ({ linha, coluna: Math.max(coluna - 1, 0) }),
  direita: ({ linha, coluna }, ultima) => ({ linha, coluna: Math.min(coluna + 1, ultima.coluna) }),
  proxima: ({ linha, coluna }, ultima) => {
    if (coluna < ultima.coluna) return { linha, coluna: coluna + 1 };
    return linha < ultima.linha ? { linha: linha + 1, coluna: 0 } : ultima;
  },
  anterior: ({ linha, coluna }, ultima) => {
    if (coluna > 0) return { linha, coluna: coluna - 1 };
    return linha > 0 ? { linha: linha - 1, coluna: ultima.coluna } : { linha: 0, coluna: 0 };
  },
  inicioDaLinha: ({ linha }) => ({ linha, coluna: 0 }),
  fimDaLinha: ({ linha }, ultima) => ({ linha, coluna: ultima.coluna }),
  inicio: () => ({ linha: 0, coluna: 0 }),
  fim: (_, ultima) => ultima,
} satisfies Record<Passo, (de: Posicao, ultima: Ultima) => Posicao>;

export const ultimaDe = (malha: Malha): Posicao => ({
  linha: malha.linhas.length - 1,
  coluna: malha.colunas.length - 1,
});

export const andar = (de: Posicao, passo: Passo, malha: Malha): Posicao => DESTINOS[passo](de, ultimaDe(malha));

/** Tab on the last cell and Shift+Tab on the first go to the browser, or the grid would trap the keyboard. */
export function saiDaGrade({ linha, coluna }: Posicao, paraTras: boolean, malha: Malha) {
  const ultima = ultimaDe(malha);
  return paraTras ? linha === 0 && coluna === 0 : linha === ultima.linha && coluna === ultima.coluna;
}
