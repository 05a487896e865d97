import type { SituacaoDaLotacao } from '../lote/lote.queries.ts';

type Grupo = 'sem-pedido' | 'por-enviar' | 'enviados';

/** What still waits for somebody comes first. */
const ORDEM = ['sem-pedido', 'por-enviar', 'enviados'] as const satisfies readonly Grupo[];

export function grupoDe({ pedido }: SituacaoDaLotacao): Grupo {
  if (pedido === null) return 'sem-pedido';
  return pedido.situacao === 'RASCUNHO' || pedido.situacao === 'DEVOLVIDO' ? 'por-enviar' : 'enviados';
}

export const emOrdem = (linhas: readonly SituacaoDaLotacao[]): SituacaoDaLotacao[] =>
  linhas.toSorted((a, b) => ORDEM.indexOf(grupoDe(a)) - ORDEM.indexOf(grupoDe(b)));

export function contar(linhas: readonly SituacaoDaLotacao[]) {
  const contagem = { 'sem-pedido': 0, 'por-enviar': 0, enviados: 0, refeicoes: 0 };
  for (const linha of linhas) {
    const grupo = grupoDe(linha);
    contagem[grupo] += 1;
    if (grupo === 'enviados') contagem.refeicoes += linha.pedido?.totalRefeicoes ?? 0;
  }
  return contagem;
}
