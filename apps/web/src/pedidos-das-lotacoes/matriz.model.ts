import { formatSigned } from '../ui/number.format.ts';
import { plainText } from '../ui/plain-text.ts';
import type {
  Celula as CelulaLida,
  Linha,
  Matriz,
  SituacaoDaRefeicao,
  VariacaoSemanal,
} from './pedidos-das-lotacoes.queries.ts';

export interface Filtro {
  texto: string;
  tipo: Linha['tipo'] | null;
  fornecedor: string | null;
  municipio: string | null;
  situacao: SituacaoDaRefeicao | null;
  variacao: VariacaoSemanal | null;
}

const municipioDe = ({ lotacao: { municipio, uf } }: Linha): string => `${municipio}/${uf}`;

/** Asks nothing of the server: everything of the day is already here. */
export function linhasCom(
  linhas: readonly Linha[],
  { texto, tipo, fornecedor, municipio, situacao, variacao }: Filtro,
): readonly Linha[] {
  const procurado = plainText(texto.trim());
  return linhas.filter(
    linha =>
      (!procurado || plainText(`${linha.lotacao.nome} ${linha.lotacao.municipio}`).includes(procurado)) &&
      (!tipo || linha.tipo === tipo) &&
      (!fornecedor || linha.fornecedores.includes(fornecedor)) &&
      (!municipio || municipioDe(linha) === municipio) &&
      (!situacao || linha.celulas.some(celula => celula.situacao === situacao)) &&
      (!variacao || linha.celulas.some(({ comparacao }) => comparacao?.variacao === variacao)),
  );
}

const emOrdem = new Intl.Collator('pt-BR').compare;

export const fornecedoresDe = (linhas: readonly Linha[]): string[] =>
  [...new Set(linhas.flatMap(({ fornecedores }) => fornecedores))].toSorted(emOrdem);

export const municipiosDe = (linhas: readonly Linha[]): string[] =>
  [...new Set(linhas.map(municipioDe))].toSorted(emOrdem);

export const semPedido = ({ linhas }: Matriz): Linha[] =>
  linhas.filter(({ celulas }) => celulas.some(({ situacao }) => situacao === 'SEM_PEDIDO'));

/** How many units have some cell of each kind. */
export function quantasPor<K>(linhas: readonly Linha[], de: (celula: CelulaLida) => K): ReadonlyMap<K, number> {
  const quantas = new Map<K, number>();
  for (const { celulas } of linhas) {
    const kinds = celulas.map(de);
    kinds.forEach((kind, n) => {
      if (kinds.indexOf(kind) === n) quantas.set(kind, (quantas.get(kind) ?? 0) + 1);
    });
  }
  return quantas;
}

/** A place in the grid: column 0 is the unit, the meals come after it. */
export interface Celula {
  linha: number;
  coluna: number;
}

/** A block as a spreadsheet takes it: unit names, then plain digits; a meal that was not ordered stays blank. */
export function textoDoBloco(linhas: readonly Linha[], de: Celula, ate: Celula): string {
  const [primeira, ultima] = [Math.min(de.linha, ate.linha), Math.max(de.linha, ate.linha)];
  const [esquerda, direita] = [Math.min(de.coluna, ate.coluna), Math.max(de.coluna, ate.coluna)];
  return linhas
    .slice(primeira, ultima + 1)
    .map(({ lotacao, celulas }) =>
      [
        lotacao.nome,
        ...celulas.slice(Math.max(esquerda - 1, 0), direita).map(({ quantidade }) => quantidade || ''),
      ].join('\t'),
    )
    .join('\n');
}

/** Where a key takes the active cell; null for keys that are not the matrix's. */
export function destinoDe(
  { key, ctrlKey }: { key: string; ctrlKey: boolean },
  { linha, coluna }: Celula,
  { linhas, colunas, pagina }: { linhas: number; colunas: number; pagina: number },
): Celula | null {
  const destinos: Readonly<Record<string, Celula>> = {
    ArrowUp: { linha: linha - 1, coluna },
    ArrowDown: { linha: linha + 1, coluna },
    ArrowLeft: { linha, coluna: coluna - 1 },
    ArrowRight: { linha, coluna: coluna + 1 },
    PageUp: { linha: linha - pagina, coluna },
    PageDown: { linha: linha + pagina, coluna },
    Home: { linha: ctrlKey ? 0 : linha, coluna: 0 },
    End: { linha: ctrlKey ? linhas - 1 : linha, coluna: colunas - 1 },
  };
  const destino = destinos[key];
  if (!destino) return null;
  const dentro = (valor: number, quantos: number) => Math.max(0, Math.min(valor, quantos - 1));
  return { linha: dentro(destino.linha, linhas), coluna: dentro(destino.coluna, colunas) };
}

/** "+12 %" of what it was a week before; the count itself where that was zero. */
export const mudancaDe = (quantidade: number, antes: number): string =>
  antes === 0 ? formatSigned(quantidade) : `${formatSigned(Math.round(((quantidade - antes) * 100) / antes))} %`;
