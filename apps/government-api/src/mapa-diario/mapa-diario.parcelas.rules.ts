import { type BaseDoMapa, bases } from './mapa-diario.base.table.ts';

/** What the numbers of a parcel are, as mapa-diario.parcelas.query.ts writes them one after the other. */
const campos = [
  'refeicao',
  'publico',
  'contrato',
  'preco',
  'solicitada',
  'confirmada',
  'entregue',
  'aceita',
  'recusada',
  'comparadas',
  'devida',
  'diferenca',
  'acima',
] as const;
type Campo = (typeof campos)[number];
/** A parcel by name: for specs, and for nothing that runs a million times. */
export type Parcela = Readonly<Record<Campo, number>>;
export const emNumeros = (parcelas: readonly Parcela[]): number[] =>
  parcelas.flatMap(parcela => campos.map(campo => parcela[campo]));

const TAMANHO = campos.length;
const em = Object.fromEntries(campos.map((campo, n) => [campo, n])) as Record<Campo, number>;
const quantidadeEm = {
  SOLICITADA: em.solicitada,
  CONFIRMADA: em.confirmada,
  ENTREGUE: em.entregue,
  ACEITA: em.aceita,
} satisfies Record<BaseDoMapa, number>;

/** A parcel that is kept has difference and what is above it once for each base, in the order of `bases`. */
const COMUNS = em.diferenca;
const TAMANHO_GUARDADA = COMUNS + 2 * bases.length;

/** Parcels that were kept, as if they had been read for this base; of these contracts alone, where some are asked for. */
export function daBase(guardadas: readonly number[], base: BaseDoMapa, contratos?: ReadonlySet<number>): number[] {
  const lidas: number[] = [];
  const comparada = COMUNS + 2 * bases.indexOf(base);
  for (let i = 0; i < guardadas.length; i += TAMANHO_GUARDADA) {
    if (contratos && !contratos.has(guardadas[i + em.contrato] ?? 0)) continue;
    for (let campo = 0; campo < COMUNS; campo++) lidas.push(guardadas[i + campo] ?? 0);
    lidas.push(guardadas[i + comparada] ?? 0, guardadas[i + comparada + 1] ?? 0);
  }
  return lidas;
}

/** By head count, asked, confirmed, delivered, accepted. */
export type Quadro = [number, number, number, number, number];

/** Where each meal × public stands among the columns. */
export type Posicoes = ReadonlyMap<number, number>;
// No map has a million publics.
export const chaveDe = (refeicao: number, publico: number): number => refeicao * 1_000_000 + publico;

/** The parcels of a row, or of many, added by column. */
export type Celulas = {
  readonly base: BaseDoMapa;
  readonly solicitada: number[];
  readonly confirmada: number[];
  readonly entregue: number[];
  readonly aceita: number[];
  readonly valor: number[];
  /** Null where nothing was there to compare with. */
  readonly diferenca: (number | null)[];
  readonly acima: number[];
  readonly desvio: number[];
  /** Null where nothing was asked. */
  readonly preco: (number | null)[];
  readonly menorPreco: (number | null)[];
  /** Of everything, also of what has no column. */
  total: number;
  valorTotal: number;
  recusadas: number;
  acimaTotal: number;
  desvioTotal: number;
  readonly refeicoes: Quadro;
  readonly valores: Quadro;
  /** Accepted at its price, by contract. */
  readonly brutos: Map<number, number>;
};

export function semCelulas(base: BaseDoMapa, colunas: number): Celulas {
  const zeros = () => new Array<number>(colunas).fill(0);
  const vazios = () => new Array<number | null>(colunas).fill(null);
  return {
    base,
    solicitada: zeros(),
    confirmada: zeros(),
    entregue: zeros(),
    aceita: zeros(),
    valor: zeros(),
    diferenca: vazios(),
    acima: zeros(),
    desvio: zeros(),
    preco: vazios(),
    menorPreco: vazios(),
    total: 0,
    valorTotal: 0,
    recusadas: 0,
    acimaTotal: 0,
    desvioTotal: 0,
    refeicoes: [0, 0, 0, 0, 0],
    valores: [0, 0, 0, 0, 0],
    brutos: new Map(),
  };
}

/** Meal × public that had anything asked, delivered or accepted. */
export function usadasEm(parcelas: readonly number[], usadas: Set<number>): void {
  for (let i = 0; i < parcelas.length; i += TAMANHO) {
    const n = (campo: Campo): number => parcelas[i + em[campo]] ?? 0;
    if (n('solicitada') + n('entregue') + n('aceita') > 0) usadas.add(chaveDe(n('refeicao'), n('publico')));
  }
}

/** Adds the parcels of a row to `soma`; `foraDosTotais` are the publics that do not count in the total of meals. */
export function somarParcelas(
  soma: Celulas,
  parcelas: readonly number[],
  posicoes: Posicoes,
  foraDosTotais: ReadonlySet<number>,
): void {
  const ondeQuantidade = quantidadeEm[soma.base];
  for (let i = 0; i < parcelas.length; i += TAMANHO) {
    const refeicao = parcelas[i] ?? 0;
    const publico = parcelas[i + em.publico] ?? 0;
    const quantidade = parcelas[i + ondeQuantidade] ?? 0;
    const preco = parcelas[i + em.preco] ?? 0;
    const acima = parcelas[i + em.acima] ?? 0;
    if (!foraDosTotais.has(publico)) soma.total += quantidade;
    soma.valorTotal += quantidade * preco;
    soma.recusadas += parcelas[i + em.recusada] ?? 0;
    soma.acimaTotal += acima;
    soma.desvioTotal += acima * preco;
    somarPassos(soma, parcelas, i, preco);
    const coluna = posicoes.get(chaveDe(refeicao, publico));
    if (coluna !== undefined) somarNaColuna(soma, parcelas, i, coluna);
  }
}

/** The five steps of the reconciliation, and what each contract is paid. */
function somarPassos({ refeicoes, valores, brutos }: Celulas, parcelas: readonly number[], i: number, preco: number) {
  const devida = parcelas[i + em.devida] ?? 0;
  refeicoes[0] += devida;
  valores[0] += devida * preco;
  for (let passo = 1; passo < 5; passo++) {
    const quantidade = parcelas[i + em.solicitada + passo - 1] ?? 0;
    refeicoes[passo as 1] += quantidade;
    valores[passo as 1] += quantidade * preco;
  }
  const contrato = parcelas[i + em.contrato] ?? 0;
  if (contrato > 0) brutos.set(contrato, (brutos.get(contrato) ?? 0) + (parcelas[i + em.aceita] ?? 0) * preco);
}

function somarNaColuna(soma: Celulas, parcelas: readonly number[], i: number, coluna: number): void {
  const mais = (lista: number[], quanto: number | undefined) => {
    lista[coluna] = (lista[coluna] ?? 0) + (quanto ?? 0);
  };
  const preco = parcelas[i + em.preco] ?? 0;
  const acima = parcelas[i + em.acima] ?? 0;
  mais(soma.solicitada, parcelas[i + em.solicitada]);
  mais(soma.confirmada, parcelas[i + em.confirmada]);
  mais(soma.entregue, parcelas[i + em.entregue]);
  mais(soma.aceita, parcelas[i + em.aceita]);
  mais(soma.valor, (parcelas[i + quantidadeEm[soma.base]] ?? 0) * preco);
  mais(soma.acima, acima);
  mais(soma.desvio, acima * preco);
  if (parcelas[i + em.comparadas]) {
    soma.diferenca[coluna] = (soma.diferenca[coluna] ?? 0) + (parcelas[i + em.diferenca] ?? 0);
  }
  soma.preco[coluna] = Math.max(soma.preco[coluna] ?? preco, preco);
  soma.menorPreco[coluna] = Math.min(soma.menorPreco[coluna] ?? preco, preco);
}

const colunaDe = {
  SOLICITADA: 'solicitada',
  CONFIRMADA: 'confirmada',
  ENTREGUE: 'entregue',
  ACEITA: 'aceita',
} as const satisfies Record<BaseDoMapa, keyof Celulas>;

/** Of the base that the map counts. */
export const quantidadesDe = (celulas: Celulas): number[] => celulas[colunaDe[celulas.base]];
/** The price of each column; null without an order, or where there was more than one. */
export const precosDe = ({ preco, menorPreco }: Celulas): (number | null)[] =>
  preco.map((maior, coluna) => (maior === menorPreco[coluna] ? maior : null));
