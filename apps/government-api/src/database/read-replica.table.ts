import type { operations } from '@alipen/contracts/generated/operations';

/**
 * What a read replica may answer (ADR 65). A `quadro` is followed live, so it is never older than what was committed
 * when it was asked for. A `relatorio` may be as old as the bound, but never older than what its reader wrote.
 */
export const fromReplica = {
  obterQuadroPedidos: 'quadro',
  obterPedidosDasLotacoes: 'quadro',
  resumirPedidosDasLotacoes: 'quadro',
  totalizarPedidosDasLotacoes: 'quadro',
  listarAtendimentos: 'quadro',
  listarFechamentosDoDia: 'quadro',
  obterFechamentosDoMes: 'quadro',
  obterMapaDiario: 'relatorio',
  obterMapaConsolidado: 'relatorio',
  obterMapaDoMes: 'relatorio',
  obterQuantidadesDoMes: 'relatorio',
  obterIndicadores: 'relatorio',
  listarComposicaoDoIndicador: 'relatorio',
  obterUltimosDias: 'relatorio',
  obterMesAteHoje: 'relatorio',
  obterDevolvido: 'relatorio',
  avaliarFornecedores: 'relatorio',
  acompanharContratos: 'relatorio',
  comporExecucaoDoContrato: 'relatorio',
  listarExcecoesDaGestao: 'relatorio',
  listarItensReprovados: 'relatorio',
  listarFotosDasFiscalizacoes: 'relatorio',
  listarHistorico: 'relatorio',
} as const satisfies Partial<Record<keyof typeof operations, 'quadro' | 'relatorio'>>;

export type Reading = (typeof fromReplica)[keyof typeof fromReplica];

const byOperation: Readonly<Record<string, Reading>> = fromReplica;
export const readingOf = (operacao: string | undefined): Reading | undefined => byOperation[operacao ?? ''];
