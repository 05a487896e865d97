import type { components } from '@alipen/contracts/generated/government-api';
import { type SituacaoPedido, situacoes } from './pedidos.ciclo.table.ts';
import type { UnidadeLida } from './pedidos.dia.repository.ts';
import type { BaseDoDia } from './pedidos.diferenca.table.ts';
import type { Quantidade } from './pedidos.itens.rules.ts';

type Schemas = components['schemas'];

/** One sent quantity and its frozen price. */
export type CelulaDoDia = Quantidade & { precoCentavos: number };

/** One unit on one day. `celulas` holds what counts: nothing before the order is sent. */
export type UnidadeDoDia = {
  lotacao: Schemas['ReferenciaLotacao'];
  fusoHorario: string;
  ativa: boolean;
  pedido: Schemas['ReferenciaPedido'] | null;
  situacao: SituacaoPedido | null;
  tipo: Schemas['TipoPedido'] | null;
  enviado: boolean;
  efetivo: BaseDoDia | null;
  celulas: readonly CelulaDoDia[];
};

export function unidadeDe(lida: UnidadeLida): UnidadeDoDia {
  const { internos, servidores, pedidoId, numero, situacao } = lida;
  return {
    lotacao: { id: lida.id, nome: lida.nome, municipio: lida.municipio, uf: lida.uf },
    fusoHorario: lida.fusoHorario,
    ativa: lida.ativa,
    pedido: pedidoId !== null && numero !== null ? { id: pedidoId, numero } : null,
    situacao,
    tipo: lida.tipo,
    enviado: situacao !== null && situacoes[situacao].contaNoMapa,
    efetivo: internos !== null && servidores !== null ? { internos, servidores } : null,
    celulas: (lida.celulas ?? []).map(([tipoAlimentacaoId, tipoPublicoId, quantidade, preco]) => ({
      tipoAlimentacaoId,
      tipoPublicoId,
      quantidade,
      precoCentavos: preco ?? 0,
    })),
  };
}
