import type { components, operations } from '@alipen/contracts/generated/bff';
import { queryOptions } from '@tanstack/react-query';
import { api, body } from '../app/api.client.ts';
import type { Page } from '../list/list.model.ts';

type Schemas = components['schemas'];
export type Usuario = Schemas['UsuarioDetalhado'];
export type Autoridade = Schemas['Autoridade'];
export type FiltroUsuarios = NonNullable<operations['listarUsuarios']['parameters']['query']>;

const PATH = '/api/ms-alipen/usuarios';

export const listarUsuarios = (query: FiltroUsuarios) =>
  queryOptions({
    queryKey: ['listarUsuarios', query],
    queryFn: ({ signal }): Promise<Page<Usuario>> => body(api.GET(PATH, { signal, params: { query } })),
  });

export const obterUsuario = (usuarioId: number) =>
  queryOptions({
    queryKey: ['obterUsuario', usuarioId],
    queryFn: ({ signal }) => body(api.GET(`${PATH}/{usuarioId}`, { signal, params: { path: { usuarioId } } })),
  });

/** The most that one answer holds. */
const MUITAS = 2000;

export const listarSemSenha = () =>
  queryOptions({
    queryKey: ['listarUsuarios', 'sem senha'],
    queryFn: async ({ signal }) => {
      const query = { credencial: 'NENHUMA', situacao: 'ATIVO', tamanho: MUITAS } as const;
      const { itens, total } = await body(api.GET(PATH, { signal, params: { query } }));
      return { ids: itens.map(({ id }) => id), total };
    },
  });
