import { type AlteracaoItem, alteracoesEntre, type Quantidade, totalDe } from '../quantidades/itens.rules.ts';
import type { CabecalhoPedido } from '../registro/pedidos.repository.ts';
import { emNomeDe } from './em-nome.rules.ts';

/** A sitting of typing, as one line of the history: by whoever typed last, when they last did. */
export type LinhaDeEdicao = {
  pessoa: { usuarioId: number; matricula: string };
  agora: Date;
  alteracoes: AlteracaoItem[];
  detalhe: string | null;
  dados: Record<string, unknown>;
};

/**
 * What was typed and is not yet in the history. Screens save every two seconds: the line is written when somebody else
 * types or the order takes a step, not at each saving.
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

/** What to keep beside the order when this person types into it: what the history knows then. */
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
