import type { components } from '@alipen/contracts/generated/government-api';
import { columnName } from '../spreadsheets/sheet.ts';
import type { SheetCell } from '../spreadsheets/xlsx-cells.ts';
import type { Comment } from '../spreadsheets/xlsx-comments.ts';
import { celulasExtras, EM_PALAVRAS, EXTRAS, GRUPOS } from './colunas-extras.table.ts';

type Schemas = components['schemas'];

export type ColunaDoMapa = { readonly refeicao: string; readonly publico: string };
/** A unit's day, its numbers in the file's columns. */
export type DiaDoMapa = {
  readonly unidade: string;
  readonly municipio: string;
  readonly data: string;
  readonly internos: number | null;
  readonly servidores: number | null;
  readonly quantidades: readonly number[];
  readonly diferencas: readonly (number | null)[];
  /** The dearest of the day, which is nearly always the only one: what is above the head count is reckoned at it. */
  readonly precosCentavos: readonly (number | null)[];
  /** What each column comes to, each order at its own price. */
  readonly valores: readonly number[];
  readonly valorCentavos: number;
  /** From before the product (ADR 47). */
  readonly importado: boolean;
  readonly enviado: boolean;
  readonly conciliacao: Schemas['ConciliacaoMapa'];
  readonly execucao: Schemas['ExecucaoMapa'];
  readonly brutoCentavos: number;
  readonly glosaCentavos: number;
  readonly descontoPropostoCentavos: number;
  readonly liquidoCentavos: number;
  /** How its map stands, in words. */
  readonly mapa: string;
  /** What was written on it: on a column of the month, or on the whole day (-1). */
  readonly anotacoes: readonly { readonly coluna: number; readonly texto: string; readonly por: string }[];
};
export type TotalDaColuna = {
  readonly acimaDoEfetivo: number;
  readonly precoCentavos: number | null;
  readonly valorDesvioCentavos: number;
};

/** domain.md 7.1: A Locação, B Unidade, C Nº SIISP, D Data, then the map and the differences. */
const ANTES = 4;
/** Rows above the three of the heading: title, sums of the deviation, price, deviation × price, total. */
export const PRIMEIRA = 10;
/** Of a day from before the product; what RESUMO counts. */
export const IMPORTADO = 'importado';

/** Where everything is. Past the official columns, hidden: the servers' head count, each day's prices and what each leaves over, and what has no column; then, in sight, where the day is from and what colunas-extras.table.ts has. */
export function lugares(colunas: number, linhas: number) {
  const ultima = PRIMEIRA + linhas - 1;
  const coluna = (bloco: number, i: number) => columnName(ANTES + bloco * colunas + i);
  return {
    ultima,
    quantidade: (i: number) => coluna(0, i),
    diferenca: (i: number) => coluna(1, i),
    servidores: coluna(2, 0),
    preco: (i: number) => coluna(2, i + 1),
    sobra: (i: number) => coluna(3, i + 1),
    ajuste: coluna(4, 1),
    origem: coluna(4, 2),
    extra: (i: number) => coluna(4, 3 + i),
    fim: coluna(4, 2 + EXTRAS.length + EM_PALAVRAS.length),
    dia: columnName(ANTES - 1),
    faixa: (letra: string) => `${letra}${PRIMEIRA}:${letra}${ultima}`,
  };
}
export type Lugares = ReturnType<typeof lugares>;

const texto = (text: string, style?: 'title' | 'header' | 'label'): SheetCell => ({ text, ...(style && { style }) });
const nada = (n: number): SheetCell[] => Array<SheetCell>(n).fill(null);
const reais = (centavos: number): number => centavos / 100;

/** Everything above the first day. */
export function topoDoComparativo(
  titulo: string,
  colunas: readonly ColunaDoMapa[],
  totais: readonly TotalDaColuna[],
  onde: Lugares,
): SheetCell[][] {
  const antes = ANTES + colunas.length - 1;
  const porColuna = (rotulo: string, celula: (total: TotalDaColuna, i: number) => SheetCell): SheetCell[] => [
    ...nada(antes),
    texto(rotulo, 'label'),
    ...totais.map(celula),
  ];
  const [primeira, ultima] = [onde.diferenca(0), onde.diferenca(colunas.length - 1)];
  const desvio = totais.reduce((soma, { valorDesvioCentavos }) => soma + valorDesvioCentavos, 0);
  return [
    [texto('Resumo comparativo internos/servidor – mapas de alimentação', 'title')],
    [texto(titulo)],
    porColuna('Soma do desvio (acima do efetivo)', ({ acimaDoEfetivo }, i) => ({
      formula: `SUMIF(${onde.faixa(onde.diferenca(i))},">0")`,
      value: acimaDoEfetivo,
      style: 'boldInteger',
    })),
    porColuna('Preço unitário (R$)', ({ precoCentavos }) =>
      precoCentavos === null ? texto('varia', 'label') : { number: reais(precoCentavos), style: 'money' },
    ),
    porColuna('Desvio × preço (R$)', ({ valorDesvioCentavos }, i) => {
      const diferencas = onde.faixa(onde.diferenca(i));
      return {
        formula: `ROUND(SUMPRODUCT((${diferencas}>0)*${diferencas}*${onde.faixa(onde.preco(i))}),2)`,
        value: reais(valorDesvioCentavos),
        style: 'boldMoney',
      };
    }),
    [
      ...nada(antes),
      texto('Valor total / desvio (R$)', 'label'),
      { formula: `SUM(${primeira}5:${ultima}5)`, value: reais(desvio), style: 'boldMoney' },
    ],
    ...cabecalho(colunas),
  ];
}

/** Three rows, as in the field's own workbook. */
function cabecalho(colunas: readonly ColunaDoMapa[]): SheetCell[][] {
  const vazias = colunas.slice(1).map(() => texto('', 'header'));
  const fim = [
    texto('Servidores (efetivo)', 'header'),
    ...colunas.map(() => texto('Preço do dia', 'header')),
    ...colunas.map(() => texto('Outro preço no dia', 'header')),
    texto('Ajuste', 'header'),
    texto('Origem', 'header'),
  ];
  const refeicoes = colunas.map(({ refeicao }, i) =>
    texto(refeicao === colunas[i - 1]?.refeicao ? '' : refeicao, 'header'),
  );
  const publicos = colunas.map(({ publico }) => texto(publico, 'header'));
  const quatro = ['Locação', 'Unidade', 'Nº SIISP', 'Data'].map(nome => texto(nome, 'header'));
  const brancos = quatro.map(() => texto('', 'header'));
  return [
    [
      ...quatro,
      texto('Mapa de alimentação', 'header'),
      ...vazias,
      texto('Diferença mapa × SIISP', 'header'),
      ...vazias,
      ...fim,
      ...grupos,
    ],
    [...brancos, ...refeicoes, ...refeicoes, ...fim.map(vazia), ...direita.map(vazia)],
    [...brancos, ...publicos, ...publicos, ...fim.map(vazia), ...direita.map(nome => texto(nome, 'header'))],
  ];
}

const vazia = (): SheetCell => texto('', 'header');
const direita = [...EXTRAS.map(({ nome }) => nome), ...EM_PALAVRAS];
/** Over the names of the columns at the right. */
const grupos: readonly SheetCell[] = [
  ...GRUPOS.flatMap(({ grupo, colunas }) => [texto(grupo, 'header'), ...colunas.slice(1).map(vazia)]),
  ...EM_PALAVRAS.map(vazia),
];

export function mesclas(colunas: readonly ColunaDoMapa[], onde: Lugares): string[] {
  const quatro = [0, 1, 2, 3].map(i => `${columnName(i)}7:${columnName(i)}9`);
  const ultima = colunas.length - 1;
  const blocos = ultima > 0 ? [onde.quantidade, onde.diferenca].map(letra => `${letra(0)}7:${letra(ultima)}7`) : [];
  const grupos = colunas.flatMap(({ refeicao }, i) => {
    if (refeicao === colunas[i - 1]?.refeicao) return [];
    const quantas = colunas.slice(i).findIndex(outra => outra.refeicao !== refeicao);
    const fim = quantas === -1 ? ultima : i + quantas - 1;
    return fim > i ? [onde.quantidade, onde.diferenca].map(letra => `${letra(i)}8:${letra(fim)}8`) : [];
  });
  return [...quatro, ...blocos, ...grupos, ...extras(onde)];
}

/** Each group's name over its columns. */
function extras(onde: Lugares): string[] {
  let desde = 0;
  return GRUPOS.flatMap(({ colunas }) => {
    const de = desde;
    desde += colunas.length;
    return colunas.length > 1 ? [`${onde.extra(de)}7:${onde.extra(desde - 1)}8`] : [];
  });
}

/** One day of a unit: what was counted, and its difference to the head count as a live formula. */
export function linhaDoComparativo(
  dia: DiaDoMapa,
  colunas: readonly ColunaDoMapa[],
  linha: number,
  onde: Lugares,
): SheetCell[] {
  const { quantidades, diferencas, precosCentavos, valores, internos, servidores } = dia;
  const anotacoes = anotacoesDe(dia, colunas);
  const pago = valores.reduce((soma, valor) => soma + valor, 0);
  return [
    texto(dia.municipio),
    texto(dia.unidade),
    internos === null ? null : { number: internos },
    { date: dia.data },
    ...quantidades.map(number => ({ number })),
    ...diferencas.map((diferenca, i): SheetCell => {
      if (diferenca === null) return null;
      const base = (quantidades[i] ?? 0) - diferenca;
      const de = base === internos ? `$C${linha}` : base === servidores ? `$${onde.servidores}${linha}` : String(base);
      return { formula: `${onde.quantidade(i)}${linha}-${de}`, value: diferenca };
    }),
    servidores === null ? null : { number: servidores },
    ...precosCentavos.map((preco): SheetCell => (preco === null ? null : { number: reais(preco), style: 'money' })),
    // Two prices of one meal on one day: what both come to, less all of it at the dearest.
    ...precosCentavos.map((preco, i) => sobraDe((valores[i] ?? 0) - (quantidades[i] ?? 0) * (preco ?? 0))),
    // What was paid of a meal × public that has no column.
    sobraDe(dia.valorCentavos - pago),
    dia.importado ? texto(IMPORTADO) : null,
    ...celulasExtras(dia),
    texto(dia.mapa),
    anotacoes ? texto(anotacoes) : null,
  ];
}

const sobraDe = (centavos: number): SheetCell => (centavos ? { number: reais(centavos), style: 'money' } : null);

export const nomeDa = ({ refeicao, publico }: ColunaDoMapa): string => `${refeicao} ${publico}`;

/** All that was written on a day: where, what, and by whom. */
export const anotacoesDe = ({ anotacoes }: DiaDoMapa, colunas: readonly ColunaDoMapa[]): string =>
  anotacoes
    .map(({ coluna, texto: escrito, por }) => {
      const qual = colunas[coluna];
      return `${qual ? nomeDa(qual) : 'O dia'}: ${escrito} (${por})`;
    })
    .join(' | ');

/** What was written on the cells of a day: one comment a cell, whoever wrote it named in it. */
export function comentariosDo({ anotacoes }: DiaDoMapa, linha: number, onde: Lugares): Comment[] {
  const porCelula = new Map<string, Comment>();
  for (const { coluna, texto: escrito, por } of anotacoes) {
    const ref = `${coluna < 0 ? onde.dia : onde.quantidade(coluna)}${linha}`;
    const antes = porCelula.get(ref);
    const text = `${por}: ${escrito}`;
    porCelula.set(ref, antes ? { ...antes, text: `${antes.text}\n${text}` } : { ref, text, author: por });
  }
  return [...porCelula.values()];
}
