import { type AlteracaoItem, alteracoesEntre, type Quantidade, totalDe } from '../quantidades/itens.rules.ts';
import type { CabecalhoPedido } from '../registro/pedidos.repository.ts';
import { emNomeDe } from './em-nome.rules.ts';

export type LinhaDeEdicao = {
  pessoa: { usuarioId: number; matricula: string };
  agora: Date;
  alteracoes: AlteracaoItem[];
  detalhe: string | null;
  dados: Record<string, unknown>;
};

/**
 * The typing not yet in the history. Screens save every two seconds, so the line is written only when somebody else types or
 * the order takes a step.
 */
export function edicaoPendente(
  { pedido, lotacao, alteradoPorMatricula, alteradoPorLotacao }: CabecalhoPedido,
  itens: readonly Quantidade[],
): LinhaDeEdicao | null {
  if (!pedido.registrado) return null;
  const alteracoes = alteracoesEntre(pedido.registrado, itens);
  if (!alteracoes.length) return null;
  const emNome = emNomeDe({ lotacaoId: alteradoPorLotacao }, lotacao);
  return {
    pessoa: { usuarioId: pedido.alteradoPor, matricula: alteradoPorMatricula },
    agora: pedido.alteradoEm,
    alteracoes,
    detalhe: emNome.detalhe,
    dados: { total: totalDe(itens), celulas: alteracoes.length, ...emNome.dados },
  };
}

/** The `registrado` to store when this person types: the cells as the history then knows them. */
export function registradoDepois(
  { pedido }: CabecalhoPedido,
  itens: readonly Quantidade[],
  quem: number,
): readonly Quantidade[] {
  const mesmaMao = pedido.alteradoPor === quem;
  if (mesmaMao && pedido.registrado) return pedido.registrado;
  return itens.map(({ tipoAlimentacaoId, tipoPublicoId, quantidade }) => ({
    tipoAlimentacaoId,
    tipoPublicoId,
    quantidade,
  }));
}
