import type { components } from '@alipen/contracts/generated/government-api';
import { columnName } from '../spreadsheets/sheet.ts';
import type { SheetCell } from '../spreadsheets/xlsx-cells.ts';
import type { Comment } from '../spreadsheets/xlsx-comments.ts';
import { celulasExtras, EM_PALAVRAS, EXTRAS, GRUPOS } from './colunas-extras.table.ts';

type Schemas = components['schemas'];

export type ColunaDoMapa = { readonly refeicao: string; readonly publico: string };
export type DiaDoMapa = {
  readonly unidade: string;
  readonly municipio: string;
  readonly data: string;
  readonly internos: number | null;
  readonly servidores: number | null;
  readonly quantidades: readonly number[];
  readonly diferencas: readonly (number | null)[];
  /** The highest of the day, nearly always the only one; what exceeds the head count is valued at it. */
  readonly precosCentavos: readonly (number | null)[];
  /** Centavos of each column, each order at its own price. */
  readonly valores: readonly number[];
  readonly valorCentavos: number;
  /** From before the product (ADR 47). */
  readonly importado: boolean;
  readonly enviado: boolean;
  /** Null where none is expected, or nobody knows. */
  readonly entregas: Schemas['EntregasDoMapa'] | null;
  /** In words, how much of what was expected the numbers hold. */
  readonly contado: string;
  readonly conciliacao: Schemas['ConciliacaoMapa'];
  readonly execucao: Schemas['ExecucaoMapa'];
  readonly brutoCentavos: number;
  readonly glosaCentavos: number;
  readonly descontoPropostoCentavos: number;
  readonly liquidoCentavos: number;
  readonly mapa: string;
  /** `coluna` is the file's column, or -1 for the whole day. */
  readonly anotacoes: readonly { readonly coluna: number; readonly texto: string; readonly por: string }[];
};
export type TotalDaColuna = {
  readonly acimaDoEfetivo: number;
  readonly precoCentavos: number | null;
  readonly valorDesvioCentavos: number;
};

/** domain.md 7.1: A Locação, B Unidade, C Nº SIISP, D Data, then the map and the differences. */
const ANTES = 4;
/** The first day's row. Above the three rows of the heading: title, sums of the deviation, price, deviation × price, total. */
export const PRIMEIRA = 10;
/** Marks a day from before the product; RESUMO counts these. */
export const IMPORTADO = 'importado';

/**
 * Column letters. Past the official columns, hidden: the servers' head count, each day's prices and what each leaves
 * over, and what has no column; then, visible, the day's origin and the columns of colunas-extras.table.ts.
 */
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

/** Three rows, as in the workbook used in the field. */
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

function extras(onde: Lugares): string[] {
  let desde = 0;
  return GRUPOS.flatMap(({ colunas }) => {
    const de = desde;
    desde += colunas.length;
    return colunas.length > 1 ? [`${onde.extra(de)}7:${onde.extra(desde - 1)}8`] : [];
  });
}

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
    // With two prices on one day: the value of both, less all of it at the highest.
    ...precosCentavos.map((preco, i) => sobraDe((valores[i] ?? 0) - (quantidades[i] ?? 0) * (preco ?? 0))),
    // The value of meals × publics that have no column.
    sobraDe(dia.valorCentavos - pago),
    dia.importado ? texto(IMPORTADO) : null,
    ...celulasExtras(dia),
    texto(dia.contado),
    texto(dia.mapa),
    anotacoes ? texto(anotacoes) : null,
  ];
}

const sobraDe = (centavos: number): SheetCell => (centavos ? { number: reais(centavos), style: 'money' } : null);

export const nomeDa = ({ refeicao, publico }: ColunaDoMapa): string => `${refeicao} ${publico}`;

export const anotacoesDe = ({ anotacoes }: DiaDoMapa, colunas: readonly ColunaDoMapa[]): string =>
  anotacoes
    .map(({ coluna, texto: escrito, por }) => {
      const qual = colunas[coluna];
      return `${qual ? nomeDa(qual) : 'O dia'}: ${escrito} (${por})`;
    })
    .join(' | ');

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
