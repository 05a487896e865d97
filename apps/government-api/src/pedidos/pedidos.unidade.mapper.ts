import type { components } from '@alipen/contracts/generated/government-api';
import { type SituacaoPedido, situacoes } from './pedidos.ciclo.table.ts';
import type { PedidoDoDia, UnidadeLida } from './pedidos.dia.repository.ts';
import type { BaseDoDia } from './pedidos.diferenca.table.ts';
import type { Quantidade } from './pedidos.itens.rules.ts';
import { principalDe } from './pedidos.tipos.table.ts';

type Schemas = components['schemas'];

/** What a unit asked for of one meal for one public, in all its orders, and what it costs; the price is the dearest of them. */
export type CelulaDoDia = Quantidade & { valorCentavos: number; precoCentavos: number };

/** One unit on one day. `celulas` holds what counts, of every order: nothing before one is sent. */
export type UnidadeDoDia = {
  lotacao: Schemas['ReferenciaLotacao'];
  fusoHorario: string;
  ativa: boolean;
  /** The main unit this one is fed through. */
  principalId: number | null;
  /** The day's order; where there is none, the one that comes nearest. */
  pedido: Schemas['ReferenciaPedido'] | null;
  situacao: SituacaoPedido | null;
  tipo: Schemas['TipoPedido'] | null;
  /** Every order of the day, refused and cancelled ones too. */
  pedidos: readonly PedidoDoDia[];
  /** Some order counts. */
  enviado: boolean;
  /** Some order still holds its place. */
  vivo: boolean;
  efetivo: BaseDoDia | null;
  celulas: readonly CelulaDoDia[];
};

export function unidadeDe(lida: UnidadeLida): UnidadeDoDia {
  const { internos, servidores } = lida;
  const pedidos = lida.pedidos ?? [];
  const principal = principalDe(pedidos);
  return {
    lotacao: { id: lida.id, nome: lida.nome, municipio: lida.municipio, uf: lida.uf },
    fusoHorario: lida.fusoHorario,
    ativa: lida.ativa,
    principalId: lida.principalId,
    pedido: principal && { id: principal.id, numero: principal.numero },
    situacao: principal?.situacao ?? null,
    tipo: principal?.tipo ?? null,
    pedidos,
    enviado: pedidos.some(({ situacao }) => situacoes[situacao].contaNoMapa),
    vivo: pedidos.some(({ situacao }) => situacoes[situacao].vivo),
    efetivo: internos !== null && servidores !== null ? { internos, servidores } : null,
    celulas: (lida.celulas ?? []).map(
      ([tipoAlimentacaoId, tipoPublicoId, quantidade, valorCentavos, precoCentavos]) => ({
        tipoAlimentacaoId,
        tipoPublicoId,
        quantidade,
        valorCentavos,
        precoCentavos,
      }),
    ),
  };
}
