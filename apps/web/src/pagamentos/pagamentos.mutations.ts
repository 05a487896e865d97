import type { components } from '@alipen/contracts/generated/bff';
import { api, body } from '../app/api.client.ts';
import { once } from '../app/intent-key.ts';
import type { Pagamento } from './pagamentos.queries.ts';

type Schemas = components['schemas'];

const params = ({ id, versao }: Pagamento, chave: string) => ({
  path: { pagamentoId: id },
  header: { 'If-Match': `"${versao}"`, 'Idempotency-Key': chave },
});
const intent = (act: string, { id, versao }: Pagamento) => `${act}:${id}:${versao}`;

export const liquidarPagamento = (pagamento: Pagamento, nova: Schemas['NovaLiquidacao']): Promise<Pagamento> =>
  once(intent('liquidarPagamento', pagamento), nova, chave =>
    body(
      api.POST('/api/ms-alipen/pagamentos/{pagamentoId}/liquidacao', { params: params(pagamento, chave), body: nova }),
    ),
  );

export const anularLiquidacao = (pagamento: Pagamento, motivo: string): Promise<Pagamento> =>
  once(intent('anularLiquidacao', pagamento), { motivo }, chave =>
    body(
      api.POST('/api/ms-alipen/pagamentos/{pagamentoId}/anulacao', {
        params: params(pagamento, chave),
        body: { motivo },
      }),
    ),
  );

export const registrarPagamento = (pagamento: Pagamento, novo: Schemas['NovoPagamento']): Promise<Pagamento> =>
  once(intent('registrarPagamento', pagamento), novo, chave =>
    body(
      api.POST('/api/ms-alipen/pagamentos/{pagamentoId}/pagamento', { params: params(pagamento, chave), body: novo }),
    ),
  );

export const comunicarExcecao = (pagamento: Pagamento, nova: Schemas['ComunicacaoDaExcecao']): Promise<Pagamento> =>
  once(intent('comunicarExcecao', pagamento), nova, chave =>
    body(
      api.POST('/api/ms-alipen/pagamentos/{pagamentoId}/comunicacao', { params: params(pagamento, chave), body: nova }),
    ),
  );
