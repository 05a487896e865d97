import { columnName } from '../spreadsheets/sheet.ts';
import type { SheetCell } from '../spreadsheets/xlsx-cells.ts';
import { EXTRAS, PASSOS } from './colunas-extras.table.ts';
import { type ColunaDoMapa, type DiaDoMapa, IMPORTADO, type Lugares, PRIMEIRA } from './comparativo.mapper.ts';

export type UnidadeDoResumo = {
  readonly nome: string;
  readonly quantidades: readonly number[];
  readonly dias: number;
  /** Of those days, how many are from before the product (ADR 47). */
  readonly importados: number;
};
export type TotaisDoResumo = {
  readonly colunas: readonly {
    readonly quantidade: number;
    readonly precoCentavos: number | null;
    readonly valorCentavos: number;
  }[];
  readonly valorCentavos: number;
  readonly glosaCentavos: number;
  readonly descontoPropostoCentavos: number;
  readonly conciliacao: DiaDoMapa['conciliacao'];
  /** Summed over the units. */
  readonly diasComPedido: number;
};
export type LinhasDoPeriodo = { readonly umDia: boolean; readonly dias: number };

/** Columns before the meals: A Ordem, B Unidades. */
const ANTES = 2;
export const PRIMEIRA_DO_RESUMO = 8;
const reais = (centavos: number): number => centavos / 100;
const texto = (text: string, style?: 'title' | 'header' | 'label'): SheetCell => ({ text, ...(style && { style }) });

/**
 * The second sheet: a row per unit, every number a formula over the first sheet. Past the official columns come the
 * imported days, where there are any.
 */
export function linhasDoResumo(
  topo: readonly string[],
  colunas: readonly ColunaDoMapa[],
  unidades: readonly UnidadeDoResumo[],
  totais: TotaisDoResumo,
  periodo: LinhasDoPeriodo,
  onde: Lugares,
): SheetCell[][] {
  let desde = PRIMEIRA;
  const ha = unidades.some(({ importados }) => importados > 0);
  const soSeHa = (celula: SheetCell): SheetCell[] => (ha ? [celula] : []);
  const corpo = unidades.map(({ nome, quantidades, dias, importados }, ordem): SheetCell[] => {
    const de = desde;
    desde += dias;
    return [
      { number: ordem + 1 },
      texto(nome),
      ...quantidades.map((value, i) => ({
        formula: `SUM(COMPARATIVO!${onde.quantidade(i)}${de}:${onde.quantidade(i)}${desde - 1})`,
        value,
      })),
      ...soSeHa({
        formula: `COUNTIF(COMPARATIVO!${onde.origem}${de}:${onde.origem}${desde - 1},"${IMPORTADO}")`,
        value: importados,
      }),
    ];
  });
  const refeicoes = colunas.map(({ refeicao }, i) =>
    texto(refeicao === colunas[i - 1]?.refeicao ? '' : refeicao, 'header'),
  );
  return [
    ...Array.from({ length: 5 }, (_, i) => (topo[i] ? [texto(topo[i] ?? '', i === 0 ? 'title' : undefined)] : [])),
    [
      texto('Ordem', 'header'),
      texto('Unidades', 'header'),
      ...refeicoes,
      ...soSeHa(texto('Dias importados', 'header')),
    ],
    [
      ...[texto('', 'header'), texto('', 'header')],
      ...colunas.map(({ publico }) => texto(publico, 'header')),
      ...soSeHa(texto('', 'header')),
    ],
    ...corpo,
    ...rodape(colunas.length, unidades.length, totais, onde),
    ...medias(colunas.length, unidades.length, { totais, periodo, onde }),
    [],
    ...doEfetivoAoPago(PRIMEIRA_DO_RESUMO + unidades.length + LINHAS_ATE_A_CONCILIACAO, totais, onde),
  ];
}

function rodape(colunas: number, unidades: number, totais: TotaisDoResumo, onde: Lugares): SheetCell[][] {
  const fim = PRIMEIRA_DO_RESUMO + unidades - 1;
  const letra = (i: number) => columnName(ANTES + i);
  const linha = (rotulo: string, celulas: readonly SheetCell[]): SheetCell[] => [
    null,
    texto(rotulo, 'label'),
    ...celulas,
  ];
  const parcial = fim + 3;
  const { valorCentavos, glosaCentavos, descontoPropostoCentavos } = totais;
  return [
    linha(
      'Valor unitário (R$)',
      totais.colunas.map(({ precoCentavos }) =>
        precoCentavos === null ? texto('varia', 'label') : { number: reais(precoCentavos), style: 'money' },
      ),
    ),
    linha(
      'Quantidade parcial',
      totais.colunas.map(({ quantidade }, i) => ({
        formula: `SUM(${letra(i)}${PRIMEIRA_DO_RESUMO}:${letra(i)}${fim})`,
        value: quantidade,
        style: 'boldInteger',
      })),
    ),
    linha(
      'Valor parcial (R$)',
      totais.colunas.map(({ valorCentavos: value }, i) => {
        const faixa = (coluna: string) => `COMPARATIVO!${onde.faixa(coluna)}`;
        const vezes = `SUMPRODUCT(${faixa(onde.quantidade(i))},${faixa(onde.preco(i))})`;
        const formula = `ROUND(${vezes}+SUM(${faixa(onde.sobra(i))}),2)`;
        return { formula, value: reais(value), style: 'boldMoney' };
      }),
    ),
    linha('Valor total (R$)', [
      {
        formula: `ROUND(SUM(C${parcial}:${letra(colunas - 1)}${parcial})+SUM(COMPARATIVO!${onde.faixa(onde.ajuste)}),2)`,
        value: reais(valorCentavos),
        style: 'boldMoney',
      },
    ]),
    linha('Glosas decididas (R$)', [{ number: reais(glosaCentavos), style: 'money' }]),
    linha('Desconto proposto (R$)', [{ number: reais(descontoPropostoCentavos), style: 'money' }]),
    linha('Valor líquido (R$)', [
      {
        formula: `C${parcial + 1}-C${parcial + 2}-C${parcial + 3}`,
        value: reais(valorCentavos - glosaCentavos - descontoPropostoCentavos),
        style: 'boldMoney',
      },
    ]),
  ];
}

/** Rows of the foot, of the means, a blank one and the heading. */
const LINHAS_ATE_A_CONCILIACAO = 7 + 2 + 1 + 1;
const COM_PEDIDO = EXTRAS.findIndex(({ nome }) => nome === 'Com pedido');
const PEDIDOS = {
  DIA: ['Média por lotação com pedido', 'Lotações sem pedido'],
  MES: ['Média por dia com pedido', 'Dias sem pedido'],
};

/** Meals per day with an order, and the days without one (domain 7.2). */
function medias(
  colunas: number,
  unidades: number,
  { totais, periodo, onde }: { totais: TotaisDoResumo; periodo: LinhasDoPeriodo; onde: Lugares },
): SheetCell[][] {
  const quantidade = PRIMEIRA_DO_RESUMO + unidades + 1;
  const comPedido = `COMPARATIVO!${onde.faixa(onde.extra(COM_PEDIDO))}`;
  const [media = '', sem = ''] = PEDIDOS[periodo.umDia ? 'DIA' : 'MES'];
  const deColuna = (i: number): SheetCell => ({
    formula: `IFERROR(ROUND(${columnName(ANTES + i)}${quantidade}/SUM(${comPedido}),2),0)`,
    value: totais.diasComPedido
      ? Math.round((100 * (totais.colunas[i]?.quantidade ?? 0)) / totais.diasComPedido) / 100
      : 0,
    style: 'boldMoney',
  });
  return [
    [null, texto(media, 'label'), ...Array.from({ length: colunas }, (_, i) => deColuna(i))],
    [
      ...[null, texto(sem, 'label')],
      {
        formula: `COUNT(COMPARATIVO!${onde.faixa(onde.dia)})-SUM(${comPedido})`,
        value: periodo.dias - totais.diasComPedido,
        style: 'boldInteger',
      },
    ],
  ];
}

function doEfetivoAoPago(primeira: number, { conciliacao }: TotaisDoResumo, onde: Lugares): SheetCell[][] {
  const soma = (i: number): string => `SUM(COMPARATIVO!${onde.faixa(onde.extra(i))})`;
  const nomes = ['Do efetivo ao pago', 'Refeições', 'Diferença', 'Valor (R$)', 'Diferença (R$)'];
  const corpo = PASSOS.map(([passo, nome], n): SheetCell[] => {
    const [linha, { refeicoes, valorCentavos }] = [primeira + n, conciliacao[passo]];
    const [anterior] = PASSOS[n - 1] ?? [];
    const antes = anterior && conciliacao[anterior];
    return [
      ...[null, texto(nome)],
      { formula: soma(n), value: refeicoes },
      antes ? { formula: `C${linha}-C${linha - 1}`, value: refeicoes - antes.refeicoes } : null,
      { formula: `ROUND(${soma(PASSOS.length + n)},2)`, value: reais(valorCentavos), style: 'money' },
      antes
        ? { formula: `E${linha}-E${linha - 1}`, value: reais(valorCentavos - antes.valorCentavos), style: 'money' }
        : null,
    ];
  });
  return [[null, ...nomes.map(nome => texto(nome, 'header'))], ...corpo];
}
