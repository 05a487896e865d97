import type { components } from '@alipen/contracts/generated/bff';
import { mutationOptions } from '@tanstack/react-query';
import { api, body } from '../app/api.client.ts';
import { etagOf, type Values } from '../record/record.model.ts';
import type { ContratoDetalhado, Fornecedor } from './fornecedores.queries.ts';

type Schemas = components['schemas'];

/** `valores` fits the schema: the form's fields are declared from it (fornecedores.fields.tsx). A list is never null. */
const fornecedorDigitado = (valores: Values) =>
  ({ ...valores, emails: valores.emails ?? [] }) as Schemas['FornecedorDigitado'];

export const criarFornecedor = (valores: Values) =>
  body(api.POST('/api/ms-alipen/fornecedores', { body: fornecedorDigitado(valores) }));

export const editarFornecedor = (valores: Values, visto: Fornecedor) =>
  body(
    api.PUT('/api/ms-alipen/fornecedores/{fornecedorId}', {
      params: { path: { fornecedorId: visto.id }, header: { 'If-Match': etagOf(visto) } },
      body: fornecedorDigitado(valores),
    }),
  );

export const inativarFornecedor = (fornecedorId: number) =>
  body(api.POST('/api/ms-alipen/fornecedores/{fornecedorId}/inativacao', { params: { path: { fornecedorId } } }));

export const reativarFornecedor = (fornecedorId: number) =>
  body(api.POST('/api/ms-alipen/fornecedores/{fornecedorId}/reativacao', { params: { path: { fornecedorId } } }));

export const inativarFornecedores = (ids: number[]) =>
  body(api.POST('/api/ms-alipen/fornecedores/inativacoes', { body: { ids } }));

/** Texts and the value are never null in the contract. */
const contratoDigitado = (valores: Values) =>
  ({
    ...valores,
    processo: valores.processo ?? '',
    lote: valores.lote ?? '',
    valorTotalCentavos: valores.valorTotalCentavos ?? 0,
  }) as Schemas['ContratoDigitado'];

export const criarContrato = (fornecedorId: number, valores: Values) =>
  body(api.POST('/api/ms-alipen/contratos', { body: { ...contratoDigitado(valores), fornecedorId } }));

export const editarContrato = (valores: Values, visto: ContratoDetalhado) =>
  body(
    api.PUT('/api/ms-alipen/contratos/{contratoId}', {
      params: { path: { contratoId: visto.id }, header: { 'If-Match': etagOf(visto) } },
      body: contratoDigitado(valores),
    }),
  );

export const encerrarContrato = (visto: ContratoDetalhado, ultimoDia: string) =>
  body(
    api.POST('/api/ms-alipen/contratos/{contratoId}/encerramento', {
      params: { path: { contratoId: visto.id }, header: { 'If-Match': etagOf(visto) } },
      body: { ultimoDia },
    }),
  );

export const definirItensContrato = (visto: ContratoDetalhado) =>
  mutationOptions({
    mutationKey: ['definirItensContrato'],
    mutationFn: (itens: Schemas['ItemContratoDigitado'][]) =>
      body(
        api.PUT('/api/ms-alipen/contratos/{contratoId}/itens', {
          params: { path: { contratoId: visto.id }, header: { 'If-Match': etagOf(visto) } },
          body: { itens },
        }),
      ),
  });

export const atenderLotacoes = (contratoId: number, corpo: Schemas['NovoAtendimento']) =>
  body(api.POST('/api/ms-alipen/contratos/{contratoId}/lotacoes', { params: { path: { contratoId } }, body: corpo }));

export const desatenderLotacoes = (contratoId: number, corpo: Schemas['FimDeAtendimento']) =>
  body(
    api.POST('/api/ms-alipen/contratos/{contratoId}/lotacoes/encerramento', {
      params: { path: { contratoId } },
      body: corpo,
    }),
  );

export const transferirLotacoes = (simular: boolean) =>
  mutationOptions({
    mutationKey: ['transferirLotacoes', simular],
    mutationFn: (corpo: Schemas['NovaTransferencia']) =>
      body(api.POST('/api/ms-alipen/transferencias', { params: { query: { simular } }, body: corpo })),
  });
