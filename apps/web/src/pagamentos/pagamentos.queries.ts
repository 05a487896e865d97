import type { components, operations } from '@alipen/contracts/generated/bff';
import { queryOptions } from '@tanstack/react-query';
import { api, body } from '../app/api.client.ts';
import type { Wanted } from '../list/list.model.ts';

type Schemas = components['schemas'];
type Query = NonNullable<operations['listarPagamentos']['parameters']['query']>;
export type Pagamento = Schemas['Pagamento'];
export type DaMedicao = Schemas['PagamentosDaMedicao'];

export const listarPagamentos = (wanted: Wanted) =>
  queryOptions({
    queryKey: ['listarPagamentos', wanted],
    queryFn: ({ signal }) =>
      body(api.GET('/api/ms-alipen/pagamentos', { signal, params: { query: wanted as unknown as Query } })),
  });

export const listarPagamentosDaMedicao = (medicaoId: number) =>
  queryOptions({
    queryKey: ['listarPagamentosDaMedicao', medicaoId],
    queryFn: ({ signal }) =>
      body(api.GET('/api/ms-alipen/medicoes/{medicaoId}/pagamentos', { signal, params: { path: { medicaoId } } })),
  });

/** What a billing waits for until it is paid; null before its note, and while it is not known. */
export function faltaPagar(pagamentos: Pick<DaMedicao, 'itens'> | undefined): string | null {
  const situacoes = new Set(pagamentos?.itens.map(({ situacao }) => situacao).filter(cada => cada !== 'CANCELADO'));
  if (!situacoes.size) return null;
  if (situacoes.has('A_LIQUIDAR')) return 'A nota confere: falta liquidar a despesa.';
  if (situacoes.has('LIQUIDADO')) return 'A despesa está liquidada: falta registrar o pagamento.';
  return 'Paga. O dossiê reúne tudo em um PDF.';
}
