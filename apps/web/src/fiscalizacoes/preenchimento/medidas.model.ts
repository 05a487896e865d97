import type { DoDia, Item } from '../fiscalizacoes.queries.ts';
import { decimosDe, escreverDecimos, inteiroDe, minutosDe } from './numeros.parser.ts';
import type { RespostaDigitada } from './preenchimento.model.ts';

// What a measure says while it is taken, also without network. Only the server decides the result of the inspection:
// this only tells the inspector what to photograph.

export interface Veredito {
  fora: boolean;
  frase: string;
}

const CEM_POR_CENTO = 10_000;

type Limites = { minimo: number | null; maximo: number | null };

const DA_REFEICAO: Partial<Record<Item['tipo'], (entrega: DoDia['limites']) => Limites>> = {
  TEMPERATURA: ({ tempMinimaQuente, tempMaximaFria }) => ({ minimo: tempMinimaQuente, maximo: tempMaximaFria }),
  PESOS: ({ pesoMinimoG }) => ({ minimo: pesoMinimoG, maximo: null }),
  HORA: ({ conservacaoMin }) => ({ minimo: null, maximo: conservacaoMin }),
};

/** An item that names only a minimum (hot) or only a maximum (cold) takes only that one of the meal's limits. */
function limitesDe({ tipo, limites = {} }: Item, entrega: DoDia['limites']): Limites {
  const proprios = { minimo: limites.minimo ?? null, maximo: limites.maximo ?? null };
  const daRefeicao = DA_REFEICAO[tipo]?.(entrega);
  if (!limites.daRefeicao || !daRefeicao) return proprios;
  const nenhum = proprios.minimo === null && proprios.maximo === null;
  return {
    minimo: nenhum || proprios.minimo !== null ? daRefeicao.minimo : null,
    maximo: nenhum || proprios.maximo !== null ? daRefeicao.maximo : null,
  };
}

/** The text under the question: "Mínimo 60 °C. Vale a menor leitura.", or the form's own help where no limit says more. */
export function ajudaDe(item: Item, { limites, publicos }: Pick<DoDia, 'limites' | 'publicos'>): string | undefined {
  if (item.tipo === 'QUANTIDADES' && publicos.length === 0)
    return 'Não se aplica: esta entrega não tem pedido com que comparar.';
  return limiteEmPalavras(item, limites) ?? item.ajuda;
}

function limiteEmPalavras(item: Item, entrega: DoDia['limites']): string | null {
  const { minimo, maximo } = limitesDe(item, entrega);
  if (item.tipo === 'TEMPERATURA') {
    if (minimo !== null) return `Mínimo ${escreverDecimos(minimo)} °C. Vale a menor leitura.`;
    return maximo === null ? null : `Máximo ${escreverDecimos(maximo)} °C. Vale a maior leitura.`;
  }
  if (item.tipo === 'PESOS')
    return minimo === null ? null : `Mínimo ${minimo} g. Pese ${Math.max(entrega.amostras, 1)} refeições.`;
  return null;
}

export function vereditoDaTemperatura(item: Item, { leituras }: RespostaDigitada, entrega: DoDia['limites']) {
  const { minimo, maximo } = limitesDe(item, entrega);
  const lidas = leituras.flatMap(({ graus }) => decimosDe(graus) ?? []);
  if (lidas.length === 0 || (minimo === null && maximo === null)) return null;
  const valor = minimo === null ? Math.max(...lidas) : Math.min(...lidas);
  const fora = minimo === null ? valor > (maximo ?? valor) : valor < minimo;
  const lado = minimo === null ? 'Acima' : 'Abaixo';
  return {
    fora,
    frase: fora ? `${lado} do limite: ${escreverDecimos(valor)} °C` : `Dentro do limite: ${escreverDecimos(valor)} °C`,
  } satisfies Veredito;
}

export interface Pesada {
  mediaG: number;
  menorG: number;
  desvioG: number;
  amostras: number;
  veredito: Veredito | null;
}

/** Gross weights less one tare (R12, R13): mean, lightest, deviation of the sample, and which limit failed. */
export function pesar(item: Item, { tara, brutos }: RespostaDigitada, entrega: DoDia['limites']): Pesada | null {
  const taraG = inteiroDe(tara);
  const liquidos = brutos.flatMap(bruto => inteiroDe(bruto) ?? []).map(bruto => Math.max(0, bruto - (taraG ?? 0)));
  if (taraG === null || liquidos.length === 0) return null;
  const n = liquidos.length;
  const media = liquidos.reduce((soma, peso) => soma + peso, 0) / n;
  const menorG = Math.min(...liquidos);
  const variancia = n > 1 ? liquidos.reduce((soma, peso) => soma + (peso - media) ** 2, 0) / (n - 1) : 0;
  return {
    mediaG: Math.round(media),
    menorG,
    desvioG: Math.round(Math.sqrt(variancia)),
    amostras: n,
    veredito: vereditoDoPeso(item, media, menorG, entrega),
  };
}

function vereditoDoPeso(item: Item, media: number, menor: number, entrega: DoDia['limites']): Veredito | null {
  const { minimo } = limitesDe(item, entrega);
  if (minimo === null || minimo === 0) return null;
  const abaixo = (valor: number) => ((minimo - valor) * CEM_POR_CENTO) / minimo;
  const tolerada =
    entrega.toleranciaPeso ?? Math.min(...(item.faixas ?? []).map(({ acimaDe }) => acimaDe), CEM_POR_CENTO);
  if (abaixo(media) > tolerada)
    return { fora: true, frase: `A média está ${porcento(abaixo(media))} abaixo do mínimo de ${minimo} g` };
  const deUma = entrega.toleranciaPesoUnidade ?? item.limites?.unidadeAbaixoMaximo;
  if (deUma !== undefined && deUma !== null && abaixo(menor) > deUma)
    return { fora: true, frase: `A mais leve está ${porcento(abaixo(menor))} abaixo do mínimo de ${minimo} g` };
  return { fora: false, frase: `Dentro do mínimo de ${minimo} g` };
}

const porcento = (centesimos: number) =>
  `${(centesimos / 100).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} %`;

const DIA_MIN = 24 * 60;

/** The 6-hour clock (R9): minutes from the production on the label to now; a later hour was of the day before. */
export function vereditoDaHora(item: Item, { valor }: RespostaDigitada, entrega: DoDia['limites'], agoraMin: number) {
  const producao = minutosDe(valor);
  const { maximo } = limitesDe(item, entrega);
  if (producao === null || maximo === null) return null;
  const passados = (agoraMin - producao + DIA_MIN) % DIA_MIN;
  const resta = maximo - passados;
  const horas = (minutos: number) => `${Math.floor(minutos / 60)} h ${String(minutos % 60).padStart(2, '0')}`;
  return {
    fora: resta < 0,
    frase:
      resta < 0
        ? `Passou do prazo de ${maximo / 60} h: produzida há ${horas(passados)}`
        : `Produzida há ${horas(passados)}; ainda restam ${horas(resta)}`,
  } satisfies Veredito;
}

export function vereditoDaEscala({ limites }: Item, { valor }: RespostaDigitada): Veredito | null {
  const minimo = limites?.minimo;
  if (valor === '' || minimo === undefined) return null;
  const fora = Number(valor) < minimo;
  return fora ? { fora, frase: `Abaixo de ${minimo} não é conforme` } : null;
}

export function vereditoDasQuantidades(
  { quantidades }: RespostaDigitada,
  publicos: DoDia['publicos'],
): Veredito | null {
  if (Object.keys(quantidades).length === 0) return null;
  const faltam = publicos.reduce(
    (soma, { tipoPublicoId, confirmada }) => soma + Math.max(0, confirmada - (quantidades[tipoPublicoId] ?? 0)),
    0,
  );
  return faltam > 0
    ? { fora: true, frase: `Faltam ${faltam} do que foi confirmado` }
    : { fora: false, frase: 'Chegou tudo o que foi confirmado' };
}
