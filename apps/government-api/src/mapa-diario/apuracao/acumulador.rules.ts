import type { components } from '@alipen/contracts/generated/government-api';
import type { Numbers } from '../../database/number-rows.ts';
import type { BaseDoMapa } from '../mapa-diario.base.table.ts';
import { type CampoDaParcela, campoDa, PARCELA, type Parcela } from './parcelas.table.ts';

type Parcelas = Numbers<CampoDaParcela>;
type Conciliacao = components['schemas']['ConciliacaoMapa'];

/** The column of each meal × public, by `chaveDe`. */
export type Posicoes = ReadonlyMap<number, number>;
// Unique, because no map has a million publics.
export const chaveDe = (refeicao: number, publico: number): number => refeicao * 1_000_000 + publico;

export type Usos = {
  /** Meal × public with something asked, delivered or accepted. */
  readonly celulas: ReadonlySet<number>;
  readonly contratos: ReadonlySet<number>;
};

export function usosDe(linhas: readonly { readonly parcelas: Parcelas }[]): Usos {
  const celulas = new Set<number>();
  const contratos = new Set<number>();
  for (const { parcelas } of linhas) {
    const parcela = PARCELA.over(parcelas);
    while (parcela.next()) {
      if (parcela.contrato > 0) contratos.add(parcela.contrato);
      const usada = parcela.solicitada + parcela.entregue + parcela.aceita > 0;
      if (usada) celulas.add(chaveDe(parcela.refeicao, parcela.publico));
    }
  }
  return { celulas, contratos };
}

export type Celulas = {
  readonly solicitada: number[];
  readonly confirmada: number[];
  readonly entregue: number[];
  readonly aceita: number[];
  /** Null where there was nothing to compare with. */
  readonly diferenca: (number | null)[];
  /** Null where nothing was asked, or at more than one price. */
  readonly preco: (number | null)[];
  /** The highest price, at which what exceeds the head count is valued; null where nothing was asked. */
  readonly maisCaro: (number | null)[];
  /** Centavos of the base's quantity, each parcel at its own price. */
  readonly valorPorColuna: number[];
  /** From here on, sums of every parcel, also of those without a column. */
  total: number;
  valor: number;
  recusadas: number;
  acima: number;
  desvio: number;
  readonly conciliacao: Conciliacao;
  /** Accepted centavos by contract. */
  readonly brutos: Map<number, number>;
};

export const quantidadesDe = (celulas: Celulas, base: BaseDoMapa): number[] => celulas[campoDa(base)];

export type TotalDaColuna = {
  quantidade: number;
  valor: number;
  diferenca: number | null;
  acima: number;
  desvio: number;
  preco: number | null;
};

const VARIOS = -1;
const juntarPrecos = (um: number | null | undefined, outro: number): number =>
  um === null || um === undefined || um === outro ? outro : VARIOS;
export const precoUnico = (preco: number | null | undefined): number | null =>
  preco === VARIOS ? null : (preco ?? null);

const somar = (lista: (number | null)[], onde: number, quanto: number): void => {
  lista[onde] = (lista[onde] ?? 0) + quanto;
};

/**
 * The one place where parcels are added up: into the cells of a row, and into the foot of each column. Written for a
 * million numbers: each parcel is read once, where it lies.
 */
export class Acumulador {
  readonly colunas: readonly TotalDaColuna[];

  private readonly campo: Lowercase<BaseDoMapa>;

  constructor(
    base: BaseDoMapa,
    private readonly posicoes: Posicoes,
    /** Publics that do not count in the total of meals. */
    private readonly foraDosTotais: ReadonlySet<number>,
  ) {
    this.campo = campoDa(base);
    this.colunas = Array.from({ length: posicoes.size }, () => ({
      quantidade: 0,
      valor: 0,
      diferenca: null,
      acima: 0,
      desvio: 0,
      preco: null,
    }));
  }

  /** Also adds the row's parcels to the foot. */
  linha(parcelas: Parcelas): Celulas {
    const celulas = semNada(this.colunas.length);
    const parcela = PARCELA.over(parcelas);
    while (parcela.next()) this.somarParcela(celulas, parcela);
    // The foot takes the row's prices before VARIOS becomes null in the row.
    for (const [coluna, preco] of celulas.preco.entries()) {
      const pe = this.colunas[coluna];
      if (pe && preco !== null) pe.preco = juntarPrecos(pe.preco, preco);
      if (preco === VARIOS) celulas.preco[coluna] = null;
    }
    return celulas;
  }

  private somarParcela(celulas: Celulas, parcela: Parcela): void {
    const { publico, contrato, preco, acima } = parcela;
    const quantidade = parcela[this.campo];
    const contam = !this.foraDosTotais.has(publico);
    if (contam) celulas.total += quantidade;
    celulas.valor += quantidade * preco;
    celulas.recusadas += parcela.recusada;
    celulas.acima += acima;
    celulas.desvio += acima * preco;
    conciliar(celulas.conciliacao, parcela, contam);
    if (contrato > 0) celulas.brutos.set(contrato, (celulas.brutos.get(contrato) ?? 0) + parcela.aceita * preco);
    const coluna = this.posicoes.get(chaveDe(parcela.refeicao, publico));
    if (coluna !== undefined) this.somarNaColuna(celulas, parcela, coluna, quantidade);
  }

  private somarNaColuna(celulas: Celulas, parcela: Parcela, coluna: number, quantidade: number): void {
    const { preco, acima } = parcela;
    somar(celulas.solicitada, coluna, parcela.solicitada);
    somar(celulas.confirmada, coluna, parcela.confirmada);
    somar(celulas.entregue, coluna, parcela.entregue);
    somar(celulas.aceita, coluna, parcela.aceita);
    somar(celulas.valorPorColuna, coluna, quantidade * preco);
    if (parcela.comparadas > 0) somar(celulas.diferenca, coluna, parcela.diferenca);
    celulas.preco[coluna] = juntarPrecos(celulas.preco[coluna], preco);
    celulas.maisCaro[coluna] = Math.max(celulas.maisCaro[coluna] ?? 0, preco);
    const pe = this.colunas[coluna];
    if (!pe) return;
    pe.quantidade += quantidade;
    pe.valor += quantidade * preco;
    pe.acima += acima;
    pe.desvio += acima * preco;
    if (parcela.comparadas > 0) pe.diferenca = (pe.diferenca ?? 0) + parcela.diferenca;
  }
}

function conciliar(conciliacao: Conciliacao, parcela: Parcela, contam: boolean): void {
  passo(conciliacao.efetivo, parcela.devida, parcela.preco, contam);
  passo(conciliacao.solicitada, parcela.solicitada, parcela.preco, contam);
  passo(conciliacao.confirmada, parcela.confirmada, parcela.preco, contam);
  passo(conciliacao.entregue, parcela.entregue, parcela.preco, contam);
  passo(conciliacao.aceita, parcela.aceita, parcela.preco, contam);
}

function passo(soma: Conciliacao['efetivo'], quantidade: number, preco: number, contam: boolean): void {
  if (contam) soma.refeicoes += quantidade;
  soma.valorCentavos += quantidade * preco;
}

const nada = () => ({ refeicoes: 0, valorCentavos: 0 });
export const nadaConciliado = (): Conciliacao => ({
  efetivo: nada(),
  solicitada: nada(),
  confirmada: nada(),
  entregue: nada(),
  aceita: nada(),
});

function semNada(quantas: number): Celulas {
  const zeros = () => new Array<number>(quantas).fill(0);
  const vazios = () => new Array<number | null>(quantas).fill(null);
  return {
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
    conciliacao: nadaConciliado(),
    brutos: new Map(),
  };
}
