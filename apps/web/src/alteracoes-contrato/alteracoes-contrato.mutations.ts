import { api, body } from '../app/api.client.ts';
import { once } from '../app/intent-key.ts';
import { etagOf } from '../record/record.model.ts';
import type { AlteracaoFeita, Contrato, NovaAlteracao } from './alteracoes-contrato.queries.ts';

const ENDERECO = '/api/ms-alipen/contratos/{contratoId}/alteracoes';

/** What would change; nothing is written. */
export const simularAlteracao = (contrato: Contrato, nova: NovaAlteracao): Promise<AlteracaoFeita> =>
  body(
    api.POST(ENDERECO, {
      params: { path: { contratoId: contrato.id }, query: { simular: true }, header: { 'If-Match': etagOf(contrato) } },
      body: nova,
    }),
  );

export const alterarContrato = (contrato: Contrato, nova: NovaAlteracao): Promise<AlteracaoFeita> =>
  once(`alterarContrato:${contrato.id}:${contrato.versao}`, nova, chave =>
    body(
      api.POST(ENDERECO, {
        params: {
          path: { contratoId: contrato.id },
          header: { 'If-Match': etagOf(contrato), 'Idempotency-Key': chave },
        },
        body: nova,
      }),
    ),
  );
