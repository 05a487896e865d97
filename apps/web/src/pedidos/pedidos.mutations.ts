import type { components } from '@alipen/contracts/generated/bff';
import { mutationOptions } from '@tanstack/react-query';
import { api, body } from '../app/api.client.ts';
import { etagOf } from '../record/record.model.ts';
import type { Pedido } from './pedidos.queries.ts';

type ItemDigitado = components['schemas']['ItemDigitado'];

interface Salvar {
  lotacaoId: number;
  dataRefeicao: string;
  itens: ItemDigitado[];
  /** The version the person saw; null opens a new draft. */
  visto: Pedido | null;
}

interface Enviar {
  visto: Pedido;
  justificativa?: string;
}

export const salvarPedido = () =>
  mutationOptions({
    mutationKey: ['salvarPedido'],
    mutationFn: ({ lotacaoId, dataRefeicao, itens, visto }: Salvar) =>
      visto
        ? body(
            api.PUT('/api/ms-alipen/pedidos/{pedidoId}', {
              params: { path: { pedidoId: visto.id }, header: { 'If-Match': etagOf(visto) } },
              body: { itens, ...(visto.observacao && { observacao: visto.observacao }) },
            }),
          )
        : body(api.POST('/api/ms-alipen/pedidos', { body: { lotacaoId, dataRefeicao, itens } })),
  });

export const enviarPedido = () =>
  mutationOptions({
    mutationKey: ['enviarPedido'],
    mutationFn: ({ visto, justificativa }: Enviar) =>
      body(
        api.POST('/api/ms-alipen/pedidos/{pedidoId}/envio', {
          params: { path: { pedidoId: visto.id }, header: { 'If-Match': etagOf(visto) } },
          body: justificativa ? { justificativa } : {},
        }),
      ),
  });
