import type { components } from '@alipen/contracts/generated/government-api';
import { faltaEm, pesar } from './pesagem.rules.ts';
import { type Item, MINUTOS_DO_DIA, type Resposta } from './respostas.rules.ts';

type Schemas = components['schemas'];
type Tipo = Schemas['TipoItem'];
export type Limites = Schemas['LimitesDaEntrega'];

export type Entrega = {
  readonly limites: Limites;
  /** Minutes after the end of the window, from the reception; null while none is recorded. */
  readonly atrasoMin: number | null;
  /** The end of the window, as a minute of the unit's day: compared with the arrival typed where there is no reception. */
  readonly fimDaJanelaMin: number | null;
  readonly confirmadas: readonly { readonly tipoPublicoId: number; readonly confirmada: number }[];
  /** When the meal is eaten, as a minute of the unit's day: the arrival, or when the inspection began. */
  readonly consumoMin: number;
};

type Medida = Schemas['MedidaDoItem'] & {
  /** The lightest unit is further below the minimum than a single unit may be. */
  unidadeFora?: boolean;
};

type Medir = (item: Item, resposta: Resposta, entrega: Entrega) => Medida | null;

const limiteDaRefeicao: Partial<Record<Tipo, (limites: Limites) => { minimo: number | null; maximo: number | null }>> =
  {
    TEMPERATURA: ({ tempMinimaQuente, tempMaximaFria }) => ({ minimo: tempMinimaQuente, maximo: tempMaximaFria }),
    PESOS: ({ pesoMinimoG }) => ({ minimo: pesoMinimoG, maximo: null }),
    HORA: ({ conservacaoMin }) => ({ minimo: null, maximo: conservacaoMin }),
  };

/** The deviation the meal tolerates (rules R6, R13). */
const toleranciaDaRefeicao: Partial<Record<Tipo, (limites: Limites) => number | null>> = {
  AUTOMATICO: ({ toleranciaMin }) => toleranciaMin,
  PESOS: ({ toleranciaPeso }) => toleranciaPeso,
};

type Par = { minimo: number | null; maximo: number | null };

/**
 * A hot item has a minimum and a cold one a maximum: of the meal's limits an item takes the one it sets itself. A meal
 * without limits (a breakfast nobody weighs) gives none.
 */
function limitesDoItem({ tipo, limites = {} }: Item, daEntrega: Limites): Par {
  const proprios = { minimo: limites.minimo ?? null, maximo: limites.maximo ?? null };
  const daRefeicao = limites.daRefeicao ? limiteDaRefeicao[tipo]?.(daEntrega) : undefined;
  if (!daRefeicao) return proprios;
  const nenhum = limites.minimo === undefined && limites.maximo === undefined;
  return {
    minimo: nenhum || limites.minimo !== undefined ? daRefeicao.minimo : null,
    maximo: nenhum || limites.maximo !== undefined ? daRefeicao.maximo : null,
  };
}

/** A deviation above this is a fault. */
export function toleradoDe({ tipo, limites, faixas = [] }: Item, daEntrega: Limites): number {
  const daRefeicao = limites?.daRefeicao ? toleranciaDaRefeicao[tipo]?.(daEntrega) : null;
  return daRefeicao ?? (faixas.length ? Math.min(...faixas.map(({ acimaDe }) => acimaDe)) : 0);
}

function entre(valor: number, { minimo, maximo }: Par): Medida | null {
  if (minimo === null && maximo === null) return { valor, limite: null, desvio: 0 };
  const abaixo = minimo === null ? 0 : Math.max(0, minimo - valor);
  const acima = maximo === null ? 0 : Math.max(0, valor - maximo);
  return { valor, limite: abaixo || maximo === null ? minimo : maximo, desvio: Math.max(abaixo, acima) };
}

const doValor: Medir = (item, { valor }, { limites }) =>
  valor === undefined ? null : entre(valor, limitesDoItem(item, limites));

const temperatura: Medir = (item, { leituras = [] }, { limites }) => {
  if (!leituras.length) return null;
  const par = limitesDoItem(item, limites);
  // The worst reading counts for all: the coldest of a hot meal, the warmest of a cold one.
  const medidas = leituras.flatMap(({ graus }) => entre(graus, par) ?? []);
  const pior = medidas.reduce((a, b) => (b.desvio > a.desvio ? b : a));
  if (pior.desvio > 0) return pior;
  const graus = leituras.map(leitura => leitura.graus);
  return entre(par.minimo === null && par.maximo !== null ? Math.max(...graus) : Math.min(...graus), par);
};

const pesos: Medir = (item, { pesos: pesagem }, { limites }) => {
  const { minimo } = limitesDoItem(item, limites);
  const pesada = pesagem && pesar(pesagem, minimo);
  if (!pesada) return null;
  const daRefeicao = item.limites?.daRefeicao ? limites.toleranciaPesoUnidade : null;
  const unidade = daRefeicao ?? item.limites?.unidadeAbaixoMaximo;
  return {
    valor: pesada.mediaG,
    limite: minimo,
    desvio: pesada.abaixo,
    menor: pesada.menorG,
    desvioPadrao: pesada.desvioPadraoG,
    amostras: pesada.liquidosG.length,
    amostrasPedidas: limites.amostras,
    unidadeFora: unidade !== undefined && pesada.unidadeAbaixo > unidade,
  };
};

/** Minutes from the production to the meal; a production later than the meal was of the day before (rule R9). */
const hora: Medir = (item, { valor }, { limites, consumoMin }) => {
  if (valor === undefined) return null;
  return entre((consumoMin - valor + MINUTOS_DO_DIA) % MINUTOS_DO_DIA, limitesDoItem(item, limites));
};

const atraso: Medir = (_item, { valor }, { atrasoMin, fimDaJanelaMin }) => {
  const digitado = valor === undefined || fimDaJanelaMin === null ? null : Math.max(0, valor - fimDaJanelaMin);
  const minutos = atrasoMin ?? digitado;
  return minutos === null ? null : { valor: minutos, limite: null, desvio: minutos };
};

/** An excess for one public does not make up for what another lacks. */
const quantidades: Medir = (_item, { quantidades: contadas = [] }, { confirmadas }) => {
  if (!contadas.length || !confirmadas.length) return null;
  const entregues = new Map(contadas.map(({ tipoPublicoId, entregue }) => [tipoPublicoId, entregue]));
  const faltas = confirmadas.map(({ tipoPublicoId, confirmada }) =>
    Math.max(0, confirmada - (entregues.get(tipoPublicoId) ?? 0)),
  );
  const somar = (numeros: readonly number[]) => numeros.reduce((soma, numero) => soma + numero, 0);
  const confirmada = somar(confirmadas.map(celula => celula.confirmada));
  return { valor: somar([...entregues.values()]), limite: confirmada, desvio: faltaEm(somar(faltas), confirmada) };
};

const nada: Medir = () => null;

export const medir = {
  CONFORMIDADE: nada,
  NUMERO: doValor,
  TEMPERATURA: temperatura,
  PESOS: pesos,
  ESCALA: doValor,
  HORA: hora,
  FOTO: nada,
  TEXTO: nada,
  ASSINATURA: nada,
  AUTOMATICO: atraso,
  QUANTIDADES: quantidades,
} as const satisfies Record<Tipo, Medir>;
