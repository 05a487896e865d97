import { type BaseDoMapa, bases } from '../mapa-diario.base.table.ts';

/** What the numbers of a parcel are, as parcelas.query.ts writes them one after the other. */
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

/** What the rows have of their own before any of them is told. */
export type Usos = {
  /** Meal × public with something asked, delivered or accepted. */
  readonly celulas: ReadonlySet<number>;
  readonly contratos: ReadonlySet<number>;
};

export function usosDe(linhas: readonly { readonly parcelas: readonly number[] }[]): Usos {
  const celulas = new Set<number>();
  const contratos = new Set<number>();
  for (const { parcelas } of linhas) {
    for (let i = 0; i < parcelas.length; i += TAMANHO) {
      const contrato = parcelas[i + em.contrato] ?? 0;
      if (contrato > 0) contratos.add(contrato);
      if (usada(parcelas, i)) celulas.add(chaveDe(parcelas[i] ?? 0, parcelas[i + em.publico] ?? 0));
    }
  }
  return { celulas, contratos };
}

/** Anything asked, delivered or accepted. */
const usada = (parcelas: readonly number[], i: number): boolean =>
  (parcelas[i + em.solicitada] ?? 0) + (parcelas[i + em.entregue] ?? 0) + (parcelas[i + em.aceita] ?? 0) > 0;

/** The parcels of a row, by column. */
export type Celulas = {
  readonly solicitada: number[];
  readonly confirmada: number[];
  readonly entregue: number[];
  readonly aceita: number[];
  /** Null where nothing was there to compare with. */
  readonly diferenca: (number | null)[];
  /** Null where nothing was asked, or at more than one price. */
  readonly preco: (number | null)[];
  /** The dearest price, what is above the head count is reckoned at; null where nothing was asked. */
  readonly maisCaro: (number | null)[];
  /** What the base's quantity comes to, each parcel at its own price. */
  readonly valorPorColuna: number[];
  /** Of everything, also of what has no column. */
  total: number;
  valor: number;
  recusadas: number;
  acima: number;
  desvio: number;
  readonly refeicoes: Quadro;
  readonly valores: Quadro;
  /** Contract and what was accepted of it at its price, one after the other. */
  readonly brutos: number[];
};

/** One column of all the rows. */
export type TotalDaColuna = {
  quantidade: number;
  valor: number;
  diferenca: number | null;
  acima: number;
  desvio: number;
  preco: number | null;
};

/** What is added from every row: the foot of each column. */
export type Soma = {
  readonly base: BaseDoMapa;
  readonly posicoes: Posicoes;
  /** Publics that do not count in the total of meals. */
  readonly foraDosTotais: ReadonlySet<number>;
  readonly colunas: TotalDaColuna[];
};

export const novaSoma = (base: BaseDoMapa, posicoes: Posicoes, foraDosTotais: ReadonlySet<number>): Soma => ({
  base,
  posicoes,
  foraDosTotais,
  colunas: Array.from({ length: posicoes.size }, () => ({
    quantidade: 0,
    valor: 0,
    diferenca: null,
    acima: 0,
    desvio: 0,
    preco: null,
  })),
});

/** Several prices; no price is negative. */
const VARIOS = -1;
const juntarPrecos = (um: number | null | undefined, outro: number): number =>
  um === null || um === undefined || um === outro ? outro : VARIOS;
export const precoUnico = (preco: number | null | undefined): number | null =>
  preco === VARIOS ? null : (preco ?? null);

/** The cells of a row, each of its parcels also added to the foot. Written for a million numbers: one list in, none kept. */
export function celulasDe(parcelas: readonly number[], soma: Soma): Celulas {
  const quantas = soma.posicoes.size;
  const zeros = () => new Array<number>(quantas).fill(0);
  const vazios = () => new Array<number | null>(quantas).fill(null);
  const celulas: Celulas = {
    solicitada: zeros(),
    confirmada: zeros(),
    entregue: zeros(),
    aceita: zeros(),
    diferenca: vazios(),
    preco: vazios(),
    maisCaro: vazios(),
    valorPorColuna: zeros(),
    total: 0,
    valor: 0,
    recusadas: 0,
    acima: 0,
    desvio: 0,
    refeicoes: [0, 0, 0, 0, 0],
    valores: [0, 0, 0, 0, 0],
    brutos: [],
  };
  for (let i = 0; i < parcelas.length; i += TAMANHO) somarParcela(celulas, parcelas, i, soma);
  // The foot takes the row's prices, two of them among its own.
  for (const [coluna, preco] of celulas.preco.entries()) {
    const pe = soma.colunas[coluna];
    if (pe && preco !== null) pe.preco = juntarPrecos(pe.preco, preco);
    if (preco === VARIOS) celulas.preco[coluna] = null;
  }
  return celulas;
}

function somarParcela(celulas: Celulas, parcelas: readonly number[], i: number, soma: Soma): void {
  const publico = parcelas[i + em.publico] ?? 0;
  const quantidade = parcelas[i + quantidadeEm[soma.base]] ?? 0;
  const preco = parcelas[i + em.preco] ?? 0;
  const acima = parcelas[i + em.acima] ?? 0;
  if (!soma.foraDosTotais.has(publico)) celulas.total += quantidade;
  celulas.valor += quantidade * preco;
  celulas.recusadas += parcelas[i + em.recusada] ?? 0;
  celulas.acima += acima;
  celulas.desvio += acima * preco;
  somarPassos(celulas, parcelas, i, preco, !soma.foraDosTotais.has(publico));
  const coluna = soma.posicoes.get(chaveDe(parcelas[i] ?? 0, publico));
  if (coluna !== undefined) somarNaColuna(celulas, parcelas, i, { coluna, quantidade, pe: soma.colunas[coluna] });
}

/** The five steps of the reconciliation, and what each contract is paid; `contam` where its meals are in the totals. */
function somarPassos(
  { refeicoes, valores, brutos }: Celulas,
  parcelas: readonly number[],
  i: number,
  preco: number,
  contam: boolean,
) {
  const devida = parcelas[i + em.devida] ?? 0;
  if (contam) refeicoes[0] += devida;
  valores[0] += devida * preco;
  for (let passo = 1; passo < 5; passo++) {
    const quantidade = parcelas[i + em.solicitada + passo - 1] ?? 0;
    if (contam) refeicoes[passo as 1] += quantidade;
    valores[passo as 1] += quantidade * preco;
  }
  const contrato = parcelas[i + em.contrato] ?? 0;
  if (contrato === 0) return;
  let onde = 0;
  while (onde < brutos.length && brutos[onde] !== contrato) onde += 2;
  brutos[onde] = contrato;
  brutos[onde + 1] = (brutos[onde + 1] ?? 0) + (parcelas[i + em.aceita] ?? 0) * preco;
}

type NaColuna = { coluna: number; quantidade: number; pe: TotalDaColuna | undefined };

function somarNaColuna(celulas: Celulas, parcelas: readonly number[], i: number, { coluna, quantidade, pe }: NaColuna) {
  const mais = (lista: number[], campo: number) => {
    lista[coluna] = (lista[coluna] ?? 0) + (parcelas[i + campo] ?? 0);
  };
  mais(celulas.solicitada, em.solicitada);
  mais(celulas.confirmada, em.confirmada);
  mais(celulas.entregue, em.entregue);
  mais(celulas.aceita, em.aceita);
  const preco = parcelas[i + em.preco] ?? 0;
  const comparada = parcelas[i + em.comparadas] ? (parcelas[i + em.diferenca] ?? 0) : null;
  celulas.preco[coluna] = juntarPrecos(celulas.preco[coluna], preco);
  celulas.maisCaro[coluna] = Math.max(celulas.maisCaro[coluna] ?? 0, preco);
  celulas.valorPorColuna[coluna] = (celulas.valorPorColuna[coluna] ?? 0) + quantidade * preco;
  if (comparada !== null) celulas.diferenca[coluna] = (celulas.diferenca[coluna] ?? 0) + comparada;
  if (!pe) return;
  const acima = parcelas[i + em.acima] ?? 0;
  pe.quantidade += quantidade;
  pe.valor += quantidade * preco;
  pe.acima += acima;
  pe.desvio += acima * preco;
  if (comparada !== null) pe.diferenca = (pe.diferenca ?? 0) + comparada;
}

const colunaDe = {
  SOLICITADA: 'solicitada',
  CONFIRMADA: 'confirmada',
  ENTREGUE: 'entregue',
  ACEITA: 'aceita',
} as const satisfies Record<BaseDoMapa, keyof Celulas>;

/** Of the base that the map counts. */
export const quantidadesDe = (celulas: Celulas, base: BaseDoMapa): number[] => celulas[colunaDe[base]];
