import { api, body } from '../app/api.client.ts';
import { etagOf, type Values } from '../record/record.model.ts';
import type { ContaServico, DadosContaServico } from './contas-servico.queries.ts';

const PATH = '/api/ms-alipen/contas-servico';

const dadosDe = (values: Values): DadosContaServico => ({
  nome: values.nome as string,
  finalidade: values.finalidade as string,
  autoridade: values.autoridade as DadosContaServico['autoridade'],
  lotacaoId: (values.lotacaoId as number | null) ?? null,
  escopos: (values.escopos as string[] | null) ?? [],
  porMinuto: values.porMinuto as number,
  validaAte: values.validaAte as string,
});

export const criarContaServico = (values: Values) => body(api.POST(PATH, { body: dadosDe(values) }));

export const editarContaServico = (values: Values, vista: ContaServico) =>
  body(
    api.PUT(`${PATH}/{contaId}`, {
      params: { path: { contaId: vista.id }, header: { 'If-Match': etagOf(vista) } },
      body: dadosDe(values),
    }),
  );

const daConta = (contaId: number) => ({ params: { path: { contaId } } });

export const revogarContaServico = (id: number) => body(api.POST(`${PATH}/{contaId}/revogacao`, daConta(id)));

export const emitirSegredo = (id: number) => body(api.POST(`${PATH}/{contaId}/segredos`, daConta(id)));

export const revogarSegredo = (contaId: number, segredoId: number) =>
  body(api.POST(`${PATH}/{contaId}/segredos/{segredoId}/revogacao`, { params: { path: { contaId, segredoId } } }));
