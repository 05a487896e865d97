import type { components } from '@alipen/contracts/generated/bff';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api, body } from '../app/api.client.ts';

export type View = components['schemas']['Visao'];
export type Authority = components['schemas']['Autoridade'];
type NewView = components['schemas']['NovaVisao'];
type ViewEdit = components['schemas']['EdicaoVisao'];

export const listarVisoes = (tela: string) =>
  queryOptions({
    queryKey: ['listarVisoes', tela],
    queryFn: ({ signal }) => body(api.GET('/api/ms-alipen/visoes', { signal, params: { query: { tela } } })),
    staleTime: 300_000,
  });

/** Creates a view, or changes one of the person's own when `id` is given; `opening`: the screen opens with it. */
export async function salvarVisao({ view, opening }: { view: NewView & { id?: number }; opening: boolean }) {
  const { id, tela, ...edit } = view;
  const saved = await (id === undefined ? criar({ tela, ...edit }) : editar(id, edit));
  if (opening) await escolher(tela, saved.id);
  return saved;
}

const criar = (view: NewView) => body(api.POST('/api/ms-alipen/visoes', { body: view }));

const editar = (visaoId: number, edit: ViewEdit) =>
  body(api.PUT('/api/ms-alipen/visoes/{visaoId}', { params: { path: { visaoId } }, body: edit }));

const escolher = (tela: string, visaoId: number | null) =>
  body(api.PUT('/api/ms-alipen/visoes/padrao', { body: { tela, visaoId } }));

export const definirVisaoPadrao = () =>
  mutationOptions({
    mutationKey: ['definirVisaoPadrao'],
    mutationFn: ({ tela, visaoId }: { tela: string; visaoId: number | null }) => escolher(tela, visaoId),
  });

export const excluirVisao = () =>
  mutationOptions({
    mutationKey: ['excluirVisao'],
    mutationFn: ({ id }: View) =>
      body(api.POST('/api/ms-alipen/visoes/{visaoId}/exclusao', { params: { path: { visaoId: id } } })),
  });
