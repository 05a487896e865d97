import type { Table } from '../documents/pdf-document.ts';
import type { LinhaDoMapa, Mapa } from '../mapa-diario/mapa-diario.service.ts';
import { PASSOS } from './colunas-extras.table.ts';

export const NADA = '–';
export const numero = (n: number | null): string => (n === null ? NADA : n.toLocaleString('pt-BR'));
const decimal = (n: number): string =>
  n.toLocaleString('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
export const reais = (centavos: number): string =>
  (centavos / 100).toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** The foot of the field's workbook: quantity, unit price, partial value, the deviation in money, and the mean (domain 7.2). */
export function resumo(
  { colunas, foraDosTotais, totais }: Mapa,
  { diasComPedido, media }: { diasComPedido: number; media: string },
): Table {
  const porDia = (quantidade: number): string => (diasComPedido ? decimal(quantidade / diasComPedido) : NADA);
  return {
    kind: 'table',
    summary: 'Quantidade, preço e valor de cada refeição e público, e o desvio',
    columns: [
      { header: 'Refeição e público', share: 4 },
      { header: 'Quantidade parcial', share: 2, number: true },
      { header: media, share: 2, number: true },
      { header: 'Valor unitário (R$)', share: 2, number: true },
      { header: 'Valor parcial (R$)', share: 2, number: true },
      { header: 'Acima do efetivo', share: 2, number: true },
      { header: 'Valor do desvio (R$)', share: 2, number: true },
    ],
    rows: totais.colunas.map((coluna, n) => ({
      cells: [
        `${colunas[n]?.refeicao} · ${colunas[n]?.publico}`,
        numero(coluna.quantidade),
        porDia(coluna.quantidade),
        coluna.precoCentavos === null ? (coluna.quantidade ? 'varia' : NADA) : reais(coluna.precoCentavos),
        reais(coluna.valorCentavos),
        numero(coluna.acimaDoEfetivo),
        reais(coluna.valorDesvioCentavos),
      ],
      ...(foraDosTotais.has(colunas[n]?.tipoPublicoId ?? 0) && { note: 'Fora do total de refeições; o valor conta.' }),
    })),
    total: [
      'Valor total',
      numero(totais.total),
      porDia(totais.total),
      '',
      reais(totais.valorCentavos),
      numero(totais.acimaDoEfetivo),
      reais(totais.valorDesvioCentavos),
    ],
  };
}

type Executada = Pick<LinhaDoMapa, 'conciliacao' | 'execucao'>;
const lacuna = (centavos: number): string =>
  centavos === 0 ? NADA : `${centavos > 0 ? '+' : '−'}${reais(Math.abs(centavos))}`;
const seHa = (n: number | null): string => (n ? numero(n) : NADA);

function celulasDaExecucao({ conciliacao, execucao: feita }: Executada): string[] {
  const passos = PASSOS.flatMap(([passo], n) => {
    const { refeicoes, valorCentavos } = conciliacao[passo];
    const [antes] = PASSOS[n - 1] ?? [];
    return [numero(refeicoes), ...(antes ? [lacuna(valorCentavos - conciliacao[antes].valorCentavos)] : [])];
  });
  return [
    ...passos,
    feita.atrasoMin === null ? NADA : numero(feita.atrasoMin),
    seHa(feita.recusadas),
    feita.nota === null ? NADA : decimal(feita.nota / 10),
    seHa(feita.pontos),
    seHa(feita.ocorrencias),
  ];
}

export function execucao(
  { linhas, totais }: Mapa,
  { titulo, nome }: { titulo: string; nome: (linha: LinhaDoMapa) => string },
): Table {
  const valor = (header: string, share: number) => ({ header, share, number: true });
  return {
    kind: 'table',
    summary: 'Efetivo, solicitado, confirmado, entregue e aceito, a diferença de cada passo em reais, e a execução',
    columns: [
      { header: titulo, share: 3 },
      ...PASSOS.flatMap(([, passo], n) => [valor(passo, 1.5), ...(n ? [valor('Dif. (R$)', 1.8)] : [])]),
      ...['Atraso (min)', 'Recusadas', 'Nota', 'Pontos', 'Ocorrências'].map(header => valor(header, 1.4)),
    ],
    rows: linhas.map(linha => ({
      cells: [nome(linha), ...(linha.enviado ? celulasDaExecucao(linha) : SEM_PEDIDO)],
    })),
    total: ['Total', ...celulasDaExecucao(totais)],
  };
}

const SEM_PEDIDO: readonly string[] = Array<string>(2 * PASSOS.length - 1 + 5).fill(NADA);

export function contas({ totais }: Mapa): Table {
  return {
    kind: 'table',
    summary: 'O que se paga a cada contrato',
    columns: [
      { header: 'Contrato e fornecedor', share: 4 },
      { header: 'Bruto (R$)', share: 2, number: true },
      { header: 'Glosa (R$)', share: 2, number: true },
      { header: 'Pontos', share: 1, number: true },
      { header: 'Desconto proposto (R$)', share: 2, number: true },
      { header: 'Líquido (R$)', share: 2, number: true },
    ],
    rows: totais.contratos.map(conta => ({
      cells: [
        `${conta.contrato}, ${conta.fornecedor}`,
        reais(conta.brutoCentavos),
        reais(conta.glosaCentavos),
        numero(conta.pontos),
        reais(conta.descontoPropostoCentavos),
        reais(conta.liquidoCentavos),
      ],
    })),
    total: [
      'Total',
      reais(totais.brutoCentavos),
      reais(totais.glosaCentavos),
      '',
      reais(totais.descontoPropostoCentavos),
      reais(totais.liquidoCentavos),
    ],
  };
}
