import type { components } from '@alipen/contracts/generated/bff';
import { mutationOptions } from '@tanstack/react-query';
import { api, body } from '../app/api.client.ts';
import { once } from '../app/intent-key.ts';

export type NovoContato = components['schemas']['NovoContato'];
type Chave = { lotacaoId: number; data: string };

const intencao = (acao: string, { lotacaoId, data }: Chave) => `${acao}:${lotacaoId}:${data}`;

export const assumirAtendimento = () =>
  mutationOptions({
    mutationKey: ['assumirAtendimento'],
    mutationFn: ({ lotacaoId, data, deOutraPessoa }: Chave & { deOutraPessoa: boolean }) =>
      once(intencao('assumirAtendimento', { lotacaoId, data }), deOutraPessoa, chave =>
        body(
          api.POST('/api/ms-alipen/atendimentos/{lotacaoId}/responsavel', {
            params: { path: { lotacaoId }, header: { 'Idempotency-Key': chave } },
            body: { data, deOutraPessoa },
          }),
        ),
      ),
  });

export const liberarAtendimento = () =>
  mutationOptions({
    mutationKey: ['liberarAtendimento'],
    mutationFn: ({ lotacaoId, data }: Chave) =>
      once(intencao('liberarAtendimento', { lotacaoId, data }), null, chave =>
        body(
          api.POST('/api/ms-alipen/atendimentos/{lotacaoId}/liberacao', {
            params: { path: { lotacaoId }, header: { 'Idempotency-Key': chave } },
            body: { data },
          }),
        ),
      ),
  });

export const registrarContato = ({ lotacaoId, ...contato }: NovoContato & { lotacaoId: number }) =>
  once(intencao('registrarContato', { lotacaoId, data: contato.data }), contato, chave =>
    body(
      api.POST('/api/ms-alipen/atendimentos/{lotacaoId}/contatos', {
        params: { path: { lotacaoId }, header: { 'Idempotency-Key': chave } },
        body: contato,
      }),
    ),
  );

/** For the bulk action of the list, which shows the result of each unit. */
export const avisarLotacoes = (data: string, lotacoes: number[]) =>
  once(`avisarLotacoes:${data}`, lotacoes, chave =>
    body(
      api.POST('/api/ms-alipen/atendimentos/avisos', {
        params: { header: { 'Idempotency-Key': chave } },
        body: { data, lotacoes },
      }),
    ),
  );

/** Not a mutation: somebody looking at a day makes nothing on the page stale. */
export const manterPresenca = (chave: Chave, aberta: boolean) =>
  body(api.PUT('/api/ms-alipen/presencas', { body: { ...chave, aberta }, keepalive: !aberta }));
