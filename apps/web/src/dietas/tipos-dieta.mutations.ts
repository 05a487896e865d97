import type { components } from '@alipen/contracts/generated/bff';
import { api, body } from '../app/api.client.ts';
import { once } from '../app/intent-key.ts';
import { etagOf, type Values } from '../record/record.model.ts';
import type { TipoDieta } from './dietas.queries.ts';

type Schemas = components['schemas'];

/** `valores` fits the schema: the form's fields are declared from it (tipos-dieta.fields.ts). */
export const criarTipoDieta = (valores: Values) =>
  once('criarTipoDieta', valores, chave =>
    body(
      api.POST('/api/ms-alipen/tipos-dieta', {
        params: { header: { 'Idempotency-Key': chave } },
        body: valores as Schemas['NovoTipoDieta'],
      }),
    ),
  );

export const editarTipoDieta = (valores: Values, visto: TipoDieta) =>
  body(
    api.PUT('/api/ms-alipen/tipos-dieta/{tipoDietaId}', {
      params: { path: { tipoDietaId: visto.id }, header: { 'If-Match': etagOf(visto) } },
      body: valores as Schemas['EdicaoTipoDieta'],
    }),
  );
