import type { components } from '@alipen/contracts/generated/bff';
import { api, body } from '../app/api.client.ts';
import { once } from '../app/intent-key.ts';
import { touchDevice } from '../base/device-key.ts';
import type { Dia, Fechamento } from './fechamentos.queries.ts';

type Schemas = components['schemas'];

const alvo = ({ lotacao, data, versao }: Fechamento) => ({
  path: { lotacaoId: lotacao.id, data },
  header: { 'If-Match': `"${versao}"` },
});
const intencao = (nome: string, { lotacao, data, versao }: Fechamento) => `${nome}:${lotacao.id}:${data}:${versao}`;

export const fecharDia = (visto: Fechamento): Promise<Fechamento> =>
  once(intencao('fecharDia', visto), {}, chave => {
    const { path, header } = alvo(visto);
    const params = { path, header: { ...header, 'Idempotency-Key': chave } };
    return body(api.POST('/api/ms-alipen/lotacoes/{lotacaoId}/fechamentos/{data}', { params, body: {} }));
  });

export const reabrirDia = (visto: Fechamento, reabertura: Schemas['ReaberturaDoMapa']): Promise<Fechamento> =>
  once(intencao('reabrirDia', visto), reabertura, chave => {
    const { path, header } = alvo(visto);
    const params = { path, header: { ...header, 'Idempotency-Key': chave } };
    return body(
      api.POST('/api/ms-alipen/lotacoes/{lotacaoId}/fechamentos/{data}/reabertura', { params, body: reabertura }),
    );
  });

// No idempotency key: the password would be stored with it. A second signature is answered in words.
export const assinarDia = (visto: Fechamento, nova: Schemas['NovaAssinaturaMapa']): Promise<Fechamento> =>
  body(
    api.POST('/api/ms-alipen/lotacoes/{lotacaoId}/fechamentos/{data}/assinaturas', { params: alvo(visto), body: nova }),
  );

const PALAVRAS = {
  nothing: 'Nada foi assinado.',
  instead: 'Este navegador não tem chaves pessoais. Use a senha.',
};

/** One touch for all of them: asked for with the versions the person saw, and sent with what the device answered. */
export async function assinarComChave(pedido: Schemas['MapasPorAssinar']): Promise<Schemas['MapasAssinados']> {
  const desafio = await body(api.POST('/api/ms-alipen/fechamentos/assinatura-por-chave/desafio', { body: pedido }));
  const gesto = await touchDevice(desafio, PALAVRAS);
  return once(`assinarComChave:${desafio.desafio}`, gesto, chave =>
    body(
      api.POST('/api/ms-alipen/fechamentos/assinatura-por-chave', {
        params: { header: { 'Idempotency-Key': chave } },
        body: gesto,
      }),
    ),
  );
}

export const fecharMes = ({ lotacaoId, mes }: { lotacaoId: number; mes: string }): Promise<Schemas['MesFechado']> =>
  once(`fecharMes:${lotacaoId}:${mes}`, { mes }, chave =>
    body(
      api.POST('/api/ms-alipen/lotacoes/{lotacaoId}/fechamentos-do-mes', {
        params: { path: { lotacaoId }, header: { 'Idempotency-Key': chave } },
        body: { mes },
      }),
    ),
  );

export const verificarCadeia = (lotacaoId: number): Promise<Schemas['CadeiaVerificada']> =>
  body(api.GET('/api/ms-alipen/lotacoes/{lotacaoId}/cadeia', { params: { path: { lotacaoId } } }));

export const enderecoDoPdf = ({ lotacaoId, data }: Dia) =>
  `/api/ms-alipen/lotacoes/${lotacaoId}/fechamentos/${data}/pdf`;
