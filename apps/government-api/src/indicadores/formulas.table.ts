import type { components } from '@alipen/contracts/generated/government-api';
import { type SQL, sql } from 'drizzle-orm';

type Schemas = components['schemas'];
export type CodigoIndicador = Schemas['CodigoIndicador'];

export type Conta = 'RAZAO' | 'MEDIA' | 'SOMA' | 'MAXIMO' | 'MEDIANA' | 'NONAGESIMO';

/** `numerador` and `denominador` are expressions over one row of indicadores_lotacao `i`. */
export type Formula = {
  readonly nome: string;
  readonly formula: string;
  readonly fonte: string;
  readonly unidade: Schemas['UnidadeIndicador'];
  readonly melhor: 'MAIOR' | 'MENOR';
  readonly conta: Conta;
  readonly numerador: SQL;
  readonly denominador: SQL;
};

const UM = sql`1`;

/** Domain 14. Each indicator is made of its units and days. */
export const formulas = {
  PONTUALIDADE: {
    nome: 'Pontualidade',
    formula: 'entregas que chegaram até o fim da janela ÷ entregas que chegaram',
    fonte: 'primeira entrega de cada refeição, pela hora real de chegada',
    unidade: 'PERCENTUAL',
    melhor: 'MAIOR',
    conta: 'RAZAO',
    numerador: sql`i.no_prazo`,
    denominador: sql`i.entregas`,
  },
  COMPLETUDE: {
    nome: 'Completude',
    formula: 'refeições aceitas ÷ refeições confirmadas',
    fonte: 'conciliação do mapa diário',
    unidade: 'PERCENTUAL',
    melhor: 'MAIOR',
    conta: 'RAZAO',
    numerador: sql`i.aceita`,
    denominador: sql`i.confirmada`,
  },
  DIVERGENCIA_DE_INTERNOS: {
    nome: 'Divergência de internos',
    formula: 'soma, por refeição, do que foi aceito para internos acima do efetivo',
    fonte: 'diferenças do mapa diário',
    unidade: 'REFEICOES',
    melhor: 'MENOR',
    conta: 'SOMA',
    numerador: sql`i.divergencia_internos`,
    denominador: UM,
  },
  VALOR_DO_DESVIO: {
    nome: 'Valor do desvio',
    formula: 'soma das refeições acima do efetivo × preço, por refeição e público',
    fonte: 'mapa diário',
    unidade: 'CENTAVOS',
    melhor: 'MENOR',
    conta: 'SOMA',
    numerador: sql`i.desvio_centavos`,
    denominador: UM,
  },
  ADERENCIA_A_PROGRAMACAO: {
    nome: 'Aderência à programação',
    formula: '1 − soma de |solicitada − programada| ÷ soma da programada, por refeição e público',
    fonte: 'pedidos que contam no mapa',
    unidade: 'PERCENTUAL',
    melhor: 'MAIOR',
    conta: 'RAZAO',
    numerador: sql`i.programada - i.desvio_programacao`,
    denominador: sql`i.programada`,
  },
  PEDIDOS_COM_SINAL: {
    nome: 'Pedidos com números a explicar',
    formula: 'pedidos que saltaram da mediana ou repetiram os números de muitos dias ÷ pedidos comparados',
    fonte: 'sinais de cada pedido no envio; só onde um parâmetro manda olhar',
    unidade: 'PERCENTUAL',
    melhor: 'MENOR',
    conta: 'RAZAO',
    numerador: sql`i.pedidos_com_sinal`,
    denominador: sql`i.pedidos_olhados`,
  },
  NOTA: {
    nome: 'Nota das fiscalizações',
    formula: 'média das notas, ponderada pelas refeições da entrega fiscalizada',
    fonte: 'fiscalizações realizadas',
    unidade: 'NOTA',
    melhor: 'MAIOR',
    conta: 'MEDIA',
    numerador: sql`i.nota_ponderada`,
    denominador: sql`i.refeicoes_fiscalizadas`,
  },
  COBERTURA: {
    nome: 'Cobertura de fiscalização',
    formula: 'fiscalizações realizadas ÷ previstas (mínimo semanal do plano ÷ 7, por lotação e dia com entrega)',
    fonte: 'fiscalizações e plano de amostragem em vigor quando o dia foi apurado',
    unidade: 'PERCENTUAL',
    melhor: 'MAIOR',
    conta: 'RAZAO',
    numerador: sql`i.fiscalizacoes::bigint * 1000`,
    denominador: sql`i.previstas_mil`,
  },
  CONFORMIDADE_TERMICA: {
    nome: 'Conformidade térmica',
    formula: 'leituras de temperatura dentro do limite ÷ leituras',
    fonte: 'recebimentos (quente e fria) e fiscalizações (a pior leitura de cada item)',
    unidade: 'PERCENTUAL',
    melhor: 'MAIOR',
    conta: 'RAZAO',
    numerador: sql`i.leituras_conformes`,
    denominador: sql`i.leituras`,
  },
  CONFORMIDADE_DE_PESO: {
    nome: 'Conformidade de peso',
    formula: 'amostras com peso líquido igual ou acima do mínimo ÷ amostras pesadas',
    fonte: 'pesagens das fiscalizações realizadas',
    unidade: 'PERCENTUAL',
    melhor: 'MAIOR',
    conta: 'RAZAO',
    numerador: sql`i.amostras_conformes`,
    denominador: sql`i.amostras`,
  },
  SOBRAS: {
    nome: 'Sobras',
    formula: 'refeições inteiras que sobraram ÷ refeições recebidas, onde alguém contou as sobras',
    fonte: 'registros de sobras; não mudam o que se paga',
    unidade: 'PERCENTUAL',
    melhor: 'MENOR',
    conta: 'RAZAO',
    numerador: sql`i.sobras`,
    denominador: sql`i.sobras_contadas`,
  },
  PESO_DAS_SOBRAS: {
    nome: 'Peso das sobras',
    formula: 'peso do que sobrou ÷ refeições recebidas, onde alguém pesou as sobras',
    fonte: 'registros de sobras; não mudam o que se paga',
    unidade: 'GRAMAS',
    melhor: 'MENOR',
    conta: 'MEDIA',
    numerador: sql`i.sobras_gramas`,
    denominador: sql`i.sobras_pesadas`,
  },
  INTERVALO_MAXIMO: {
    nome: 'Maior intervalo entre refeições',
    formula: 'o maior tempo entre duas chegadas seguidas, da última da véspera à última do dia',
    fonte: 'hora real de chegada das entregas',
    unidade: 'MINUTOS',
    melhor: 'MENOR',
    conta: 'MAXIMO',
    numerador: sql`i.intervalo_max_min`,
    denominador: sql`(i.intervalo_max_min is not null)::int`,
  },
  REFEICOES_POR_DIA: {
    nome: 'Refeições por dia contra a norma',
    formula:
      'refeições diferentes que chegaram para os internos (no máximo as da norma) ÷ as da norma, por lotação e dia',
    fonte: 'hora real de chegada das entregas e parâmetro em vigor no dia',
    unidade: 'PERCENTUAL',
    melhor: 'MAIOR',
    conta: 'RAZAO',
    numerador: sql`least(i.refeicoes_internos, i.refeicoes_norma)`,
    denominador: sql`i.refeicoes_norma`,
  },
  TEMPO_DE_CONFIRMACAO: {
    nome: 'Tempo de confirmação',
    formula: 'mediana de (confirmado − enviado)',
    fonte: 'pedidos confirmados que contam no mapa',
    unidade: 'MINUTOS',
    melhor: 'MENOR',
    conta: 'MEDIANA',
    numerador: sql`(select max(m) from unnest(i.confirmacoes_min) m)`,
    denominador: sql`cardinality(i.confirmacoes_min)`,
  },
  TEMPO_DE_CONFIRMACAO_P90: {
    nome: 'Tempo de confirmação, 9 em cada 10',
    formula: 'percentil 90 de (confirmado − enviado)',
    fonte: 'pedidos confirmados que contam no mapa',
    unidade: 'MINUTOS',
    melhor: 'MENOR',
    conta: 'NONAGESIMO',
    numerador: sql`(select max(m) from unnest(i.confirmacoes_min) m)`,
    denominador: sql`cardinality(i.confirmacoes_min)`,
  },
} as const satisfies Record<CodigoIndicador, Formula>;

export const codigos = Object.keys(formulas) as CodigoIndicador[];

/** Hundredths of a percent in the whole. */
const INTEIRO = 10_000;

const valorDe = {
  RAZAO: (numerador, denominador) => Math.round((numerador * INTEIRO) / denominador),
  MEDIA: (numerador, denominador) => Math.round(numerador / denominador),
  SOMA: numerador => numerador,
  MAXIMO: numerador => numerador,
  MEDIANA: numerador => numerador,
  NONAGESIMO: numerador => numerador,
} as const satisfies Record<Conta, (numerador: number, denominador: number) => number>;

export function contaDe(
  codigo: CodigoIndicador,
  numerador: number | null,
  denominador: number | null,
): Schemas['ContaDoIndicador'] {
  const medido = numerador !== null && denominador !== null && denominador > 0;
  return {
    valor: medido ? valorDe[formulas[codigo].conta](numerador, denominador) : null,
    numerador: numerador ?? 0,
    denominador: denominador ?? 0,
  };
}
