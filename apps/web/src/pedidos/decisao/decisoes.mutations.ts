import type { components } from '@alipen/contracts/generated/bff';
import { mutationOptions } from '@tanstack/react-query';
import { api, body } from '../../app/api.client.ts';
import { once } from '../../app/intent-key.ts';
import type { BulkResult } from '../../list/list.model.ts';
import { etagOf } from '../../record/record.model.ts';
import type { Pedido } from '../pedidos.queries.ts';

type Schemas = components['schemas'];
export type Motivada = Schemas['DecisaoComMotivo'];
type NovoAjuste = Schemas['NovoAjuste'];
export type AcaoDoLote = Schemas['AcaoDoLote'];

type Visto = Pick<Pedido, 'id' | 'versao'>;

const cabecalhos = (visto: Visto, chave: string) => ({
  path: { pedidoId: visto.id },
  header: { 'If-Match': etagOf(visto), 'Idempotency-Key': chave },
});

const PEDIDO = '/api/ms-alipen/pedidos/{pedidoId}';

const passos = {
  devolver: (visto: Visto, chave: string, decisao: Motivada) =>
    api.POST(`${PEDIDO}/devolucao`, { params: cabecalhos(visto, chave), body: decisao }),
  recusar: (visto: Visto, chave: string, decisao: Motivada) =>
    api.POST(`${PEDIDO}/recusa`, { params: cabecalhos(visto, chave), body: decisao }),
  cancelar: (visto: Visto, chave: string, decisao: Motivada) =>
    api.POST(`${PEDIDO}/cancelamento`, { params: cabecalhos(visto, chave), body: decisao }),
  autorizar: (visto: Visto, chave: string, decisao: Schemas['AutorizacaoDada']) =>
    api.POST(`${PEDIDO}/autorizacao`, { params: cabecalhos(visto, chave), body: decisao }),
  confirmar: (visto: Visto, chave: string, decisao: Schemas['ConfirmacaoPedido']) =>
    api.POST(`${PEDIDO}/confirmacao`, { params: cabecalhos(visto, chave), body: decisao }),
  encerrar: (visto: Visto, chave: string, decisao: Schemas['EncerramentoPedido']) =>
    api.POST(`${PEDIDO}/encerramento`, { params: cabecalhos(visto, chave), body: decisao }),
  ajustar: (visto: Visto, chave: string, ajuste: NovoAjuste) =>
    api.POST(`${PEDIDO}/ajustes`, { params: cabecalhos(visto, chave), body: ajuste }),
};
export type Passo = keyof typeof passos;

/** One step of one order, with the version the person saw; a retry is still one step. */
export const darPasso = <P extends Passo>(passo: P, visto: Visto) =>
  mutationOptions({
    mutationKey: [passo, visto.id],
    mutationFn: (decisao: Parameters<(typeof passos)[P]>[2]) =>
      once(`${passo}:${visto.id}`, { decisao, versao: visto.versao }, chave =>
        body<Pedido>(
          (passos[passo] as (...dito: unknown[]) => Parameters<typeof body<Pedido>>[0])(visto, chave, decisao),
        ),
      ),
  });

export const excluirPedido = (visto: Visto) =>
  mutationOptions({
    mutationKey: ['excluirPedido', visto.id],
    mutationFn: () =>
      body(api.DELETE(PEDIDO, { params: { path: { pedidoId: visto.id }, header: { 'If-Match': etagOf(visto) } } })),
  });

/** `recusa` null accepts it. */
export const responderAjuste = (visto: Visto, ajusteId: number, recusa: string | null) =>
  once(`responderAjuste:${ajusteId}`, { recusa, versao: visto.versao }, chave => {
    const params = { path: { pedidoId: visto.id, ajusteId }, header: cabecalhos(visto, chave).header };
    return recusa === null
      ? body(api.POST(`${PEDIDO}/ajustes/{ajusteId}/aceite`, { params, body: {} }))
      : body(api.POST(`${PEDIDO}/ajustes/{ajusteId}/recusa`, { params, body: { texto: recusa } }));
  });

export const agirEmLote = (acao: AcaoDoLote, pedidos: Visto[], motivo: Motivada | null): Promise<BulkResult> => {
  const pedido = { acao, pedidos, ...motivo };
  return once(`agirEmLote:${acao}:${pedidos.map(({ id }) => id).join()}`, pedido, chave =>
    body(api.POST('/api/ms-alipen/pedidos/lote', { params: { header: { 'Idempotency-Key': chave } }, body: pedido })),
  );
};
