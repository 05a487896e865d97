import { NumberRows } from '../../database/number-rows.ts';
import { type BaseDoMapa, bases } from '../mapa-diario.base.table.ts';

/** The numbers of a parcel that do not depend on the base, and their columns (`parcelas_apuradas` of the migrations). */
const comuns = {
  refeicao: 'tipo_alimentacao_id',
  publico: 'tipo_publico_id',
  contrato: 'contrato_id',
  preco: 'preco_centavos',
  solicitada: 'solicitada',
  confirmada: 'confirmada',
  entregue: 'entregue',
  aceita: 'aceita',
  recusada: 'recusada',
  comparadas: 'comparadas',
  devida: 'devida',
} as const;
type Comum = keyof typeof comuns;
const camposComuns = Object.keys(comuns) as Comum[];

/** The columns that tell a parcel of a period from another; the others are sums. */
export const chave: readonly string[] = [comuns.refeicao, comuns.publico, comuns.contrato, comuns.preco];

export type CampoDaParcela = Comum | 'diferenca' | 'acima';
export type Parcela = Readonly<Record<CampoDaParcela, number>>;
export const PARCELA = new NumberRows<CampoDaParcela>([...camposComuns, 'diferenca', 'acima']);

type Comparada = `${'diferenca' | 'acima'}_${Lowercase<BaseDoMapa>}`;
export type CampoGuardado = Comum | Comparada;
export const campoDa = (base: BaseDoMapa) => base.toLowerCase() as Lowercase<BaseDoMapa>;
const comparadasDe = (base: BaseDoMapa): [Comparada, Comparada] => [
  `diferenca_${campoDa(base)}`,
  `acima_${campoDa(base)}`,
];
const comparadas = bases.flatMap(comparadasDe);
export const GUARDADA = new NumberRows<CampoGuardado>([...camposComuns, ...comparadas]);

export const guardadosDa = (base: BaseDoMapa): readonly CampoGuardado[] => [...camposComuns, ...comparadasDe(base)];

export function colunasDa(base: BaseDoMapa): Readonly<Record<CampoDaParcela, string>> {
  const [diferenca, acima] = comparadasDe(base);
  return { ...comuns, diferenca, acima };
}

export const colunasGuardadas = {
  ...comuns,
  ...Object.fromEntries(comparadas.map(coluna => [coluna, coluna])),
} as Readonly<Record<CampoGuardado, string>>;

export const DESCONTO = new NumberRows(['contrato', 'glosa', 'desconto', 'pct', 'pontos']);
export type CampoDoDesconto = (typeof DESCONTO.fields)[number];

/** A unit's day: `dia` counts from the first day asked for; meals and centavos. */
export const DIA = new NumberRows(['dia', 'total', 'valor']);
