import type { Pessoa } from '../../auth/pessoa.ts';
import type { CabecalhoPedido, HistoricoLido } from '../registro/pedidos.repository.ts';

type Escrita = Omit<HistoricoLido, 'por'> & { usuarioId: number };
type Dado = {
  mudanca: Partial<CabecalhoPedido['pedido']>;
  autor: string;
  pessoa: Pick<Pessoa, 'usuarioId' | 'matricula' | 'lotacaoId'>;
  linhas: readonly Escrita[];
};

/** The order after a step, computed instead of read again. */
export type DepoisDoPasso = { cabecalho: CabecalhoPedido; novas: HistoricoLido[] };

export function depoisDoPasso(antes: CabecalhoPedido, { mudanca, autor, pessoa, linhas }: Dado): DepoisDoPasso {
  const { usuarioId, matricula, lotacaoId } = pessoa;
  const pedido = { ...antes.pedido, ...mudanca, versao: antes.pedido.versao + 1 };
  const nomeDe = (campo: 'enviadoPor' | 'autorizadoPor' | 'confirmadoPor') =>
    mudanca[campo] === usuarioId ? autor : antes[campo];
  return {
    cabecalho: {
      ...antes,
      pedido,
      enviadoPor: nomeDe('enviadoPor'),
      autorizadoPor: nomeDe('autorizadoPor'),
      confirmadoPor: nomeDe('confirmadoPor'),
      alteradoPor: autor,
      alteradoPorMatricula: matricula,
      alteradoPorLotacao: lotacaoId,
      motivo: mudanca.motivoId === null ? null : antes.motivo,
    },
    novas: linhas.map(({ usuarioId: quem, ...linha }) => ({
      ...linha,
      // The typing line before the step belongs to the last typist, not to the person who took the step.
      por: quem === usuarioId ? autor : antes.alteradoPor,
    })),
  };
}
