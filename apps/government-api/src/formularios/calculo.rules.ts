import type { components } from '@alipen/contracts/generated/government-api';
import { type Entrega, medir, toleradoDe } from './medidas.rules.ts';
import { type ConteudoFormulario, type Item, itensDe, type Resposta } from './respostas.rules.ts';
import { descontoDe, gravidadeDe, notaDe, type Parcela, resultadoDe, soma, umGrauAcima } from './resultado.rules.ts';

type Schemas = components['schemas'];
export type Calculo = Schemas['CalculoFiscalizacao'];
type ItemCalculado = Schemas['ItemCalculado'];

export type Anteriores = { readonly noMes: number; readonly em30Dias: number };

export type Contexto = Entrega & {
  readonly anteriores: ReadonlyMap<string, Anteriores>;
  readonly coletaEm: Date;
};

/** The third time in 30 days is a repetition (domain 6.4). */
const VEZES_DA_REINCIDENCIA = 3;
export const DIAS_DA_REINCIDENCIA = 30;

/** Five fifths are the whole weight of an item. */
const QUINTOS = 5;
const HORA_MS = 3_600_000;
const SEM_NOTA: readonly Schemas['TipoItem'][] = ['FOTO', 'TEXTO', 'ASSINATURA'];

/** The result of an inspection (domain 6.4), computed alike for the preview and for what a phone sends. */
export function calcular(formulario: ConteudoFormulario, respostas: readonly Resposta[], contexto: Contexto): Calculo {
  const dadas = new Map(respostas.map(resposta => [resposta.item, resposta]));
  const itens = itensDe(formulario).filter(({ tipo }) => !SEM_NOTA.includes(tipo));
  const calculados = itens.map(item => calcularItem(item, dadas.get(item.codigo) ?? { item: item.codigo }, contexto));
  const parcelas = soma(itens.map((item, at) => parcelaDe(item, calculados[at]?.resposta, dadas.get(item.codigo))));
  const pontos = calculados.reduce((total, item) => total + item.pontos, 0);
  const criticos = calculados.filter(({ critico }) => critico).map(({ item }) => item);
  const amostra = itens.some(({ guardaAmostra }, at) => guardaAmostra && calculados[at]?.resposta === 'CONFORME');
  return {
    nota: notaDe(parcelas),
    pontos,
    resultado: resultadoDe(parcelas, criticos.length > 0, formulario.notas),
    descontoPct: descontoDe(pontos, formulario.faixasDesconto),
    itens: calculados,
    naoConformes: calculados.filter(({ resposta }) => resposta === 'NAO_CONFORME').length,
    criticos,
    amostraDescartarEm: amostra
      ? new Date(contexto.coletaEm.getTime() + contexto.limites.amostraHoras * HORA_MS).toISOString()
      : null,
  };
}

function calcularItem(item: Item, resposta: Resposta, contexto: Contexto): ItemCalculado {
  const limpo = { item: item.codigo, pontos: 0, toleradas: false, critico: false, gravidade: null, reincidente: false };
  const dito = resposta.resposta === 'NAO_CONFORME';
  const semPedido = item.tipo === 'QUANTIDADES' && !contexto.confirmadas.length;
  if (resposta.resposta === 'NAO_SE_APLICA' || (semPedido && !dito)) return { ...limpo, resposta: 'NAO_SE_APLICA' };
  const { unidadeFora = false, ...medida } = medir[item.tipo](item, resposta, contexto) ?? { ausente: true };
  const medido = 'ausente' in medida ? null : medida;
  const passou = medido !== null && (medido.desvio > toleradoDe(item, contexto.limites) || unidadeFora);
  if (!passou && !dito) {
    const respondido = medido !== null || resposta.resposta === 'CONFORME';
    return { ...limpo, resposta: respondido ? 'CONFORME' : null, ...(medido && { medida: medido }) };
  }
  return { ...limpo, ...falta(item, resposta, medido?.desvio ?? 0, contexto), ...(medido && { medida: medido }) };
}

/** The points of a fault: the band its deviation falls in, or the item's own; the first ones of a month may cost nothing. */
function falta(
  item: Item,
  { resposta, valor }: Resposta,
  desvio: number,
  { anteriores }: Contexto,
): Omit<ItemCalculado, 'item' | 'medida'> {
  const faixa = [...(item.faixas ?? [])]
    .sort((a, b) => a.acimaDe - b.acimaDe)
    .findLast(({ acimaDe }) => desvio > acimaDe);
  const vezes = item.pontosPorUnidade ? Math.max(1, valor ?? 1) : 1;
  const proprios = !faixa || resposta === 'NAO_CONFORME' ? item.pontos * vezes : 0;
  const pontos = Math.max(faixa?.pontos ?? 0, proprios);
  const critico = item.critico || faixa?.critico === true;
  const { noMes, em30Dias } = anteriores.get(item.codigo) ?? { noMes: 0, em30Dias: 0 };
  const toleradas = !critico && noMes < item.tolerancia;
  const reincidente = em30Dias + 1 >= VEZES_DA_REINCIDENCIA;
  const gravidade = gravidadeDe(item.gravidade, pontos, critico);
  return {
    resposta: 'NAO_CONFORME',
    pontos: toleradas ? 0 : pontos,
    toleradas,
    critico,
    gravidade: reincidente ? umGrauAcima(gravidade) : gravidade,
    reincidente,
  };
}

/** A scale counts by its value, conforming or not; an item that does not apply or was not answered does not count. */
function parcelaDe(
  item: Item,
  calculada: ItemCalculado['resposta'] | undefined,
  resposta: Resposta | undefined,
): Parcela {
  if (!item.peso || !calculada || calculada === 'NAO_SE_APLICA') return { obtidos: 0, possiveis: 0 };
  const possiveis = item.peso * QUINTOS;
  if (item.tipo === 'ESCALA') return { obtidos: item.peso * (resposta?.valor ?? 0), possiveis };
  return { obtidos: calculada === 'CONFORME' ? possiveis : 0, possiveis };
}
