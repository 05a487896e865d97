import { api, body } from '../app/api.client.ts';
import { etagOf, type Values } from '../record/record.model.ts';
import type { DadosTestemunha, Testemunha } from './testemunhas.queries.ts';

const PATH = '/api/ms-alipen/livro/testemunhas';

const dadosDe = (values: Values): DadosTestemunha => ({
  nome: values.nome as string,
  email: values.email as string | null,
  chave: values.chave as string | null,
  ativo: values.ativo === true,
});

export const criarTestemunha = (values: Values) => body(api.POST(PATH, { body: dadosDe(values) }));

export const editarTestemunha = (values: Values, vista: Testemunha) =>
  body(
    api.PUT(`${PATH}/{testemunhaId}`, {
      params: { path: { testemunhaId: vista.id }, header: { 'If-Match': etagOf(vista) } },
      body: dadosDe(values),
    }),
  );

export const coassinarLivro = (selo: string) =>
  body(api.POST('/api/ms-alipen/livro/coassinaturas', { body: { selo } }));
