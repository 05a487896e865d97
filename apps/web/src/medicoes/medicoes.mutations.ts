import type { components } from '@alipen/contracts/generated/bff';
import { api, body } from '../app/api.client.ts';
import { once } from '../app/intent-key.ts';
import type { Correcao, Medicao } from './medicoes.queries.ts';

type Schemas = components['schemas'];

const alvo = ({ resumo: { id: medicaoId }, versao }: Medicao, chave?: string) => ({
  path: { medicaoId },
  header: { 'If-Match': `"${versao}"`, ...(chave !== undefined && { 'Idempotency-Key': chave }) },
});
const intencao = (nome: string, { resumo, versao }: Medicao) => `${nome}:${resumo.id}:${versao}`;

export const abrirMedicao = (nova: Schemas['NovaMedicao']): Promise<Medicao> =>
  once('abrirMedicao', nova, chave =>
    body(api.POST('/api/ms-alipen/medicoes', { params: { header: { 'Idempotency-Key': chave } }, body: nova })),
  );

export const enviarMedicao = (vista: Medicao): Promise<Medicao> =>
  once(intencao('enviarMedicao', vista), {}, chave =>
    body(api.POST('/api/ms-alipen/medicoes/{medicaoId}/envio', { params: alvo(vista, chave), body: {} })),
  );

export const aprovarMedicao = (vista: Medicao): Promise<Medicao> =>
  once(intencao('aprovarMedicao', vista), {}, chave =>
    body(api.POST('/api/ms-alipen/medicoes/{medicaoId}/aprovacao', { params: alvo(vista, chave), body: {} })),
  );

export const decidirDesconto = (
  vista: Medicao,
  linhaId: number,
  decisao: Schemas['DecisaoDesconto'],
): Promise<Medicao> =>
  once(`${intencao('decidirDesconto', vista)}:${linhaId}`, decisao, chave => {
    const { path, header } = alvo(vista, chave);
    const params = { path: { ...path, linhaId }, header };
    return body(api.POST('/api/ms-alipen/medicoes/{medicaoId}/descontos/{linhaId}', { params, body: decisao }));
  });

export const pedirCorrecao = (vista: Medicao, nova: Schemas['NovaCorrecao']): Promise<Medicao> =>
  once(intencao('pedirCorrecao', vista), nova, chave =>
    body(api.POST('/api/ms-alipen/medicoes/{medicaoId}/correcoes', { params: alvo(vista, chave), body: nova })),
  );

// No idempotency key: the password would be stored with it. A second attestation is answered in words.
export const atestarMedicao = (vista: Medicao, novo: Schemas['NovoAtesto']): Promise<Medicao> =>
  body(api.POST('/api/ms-alipen/medicoes/{medicaoId}/atesto', { params: alvo(vista), body: novo }));

export const responderCorrecao = ({ id: correcaoId, versao }: Correcao, texto: string): Promise<Correcao> =>
  once(`responderCorrecao:${correcaoId}:${versao}`, { texto }, chave =>
    body(
      api.POST('/api/ms-alipen/correcoes-medicao/{correcaoId}/resposta', {
        params: { path: { correcaoId }, header: { 'If-Match': `"${versao}"`, 'Idempotency-Key': chave } },
        body: { texto },
      }),
    ),
  );
