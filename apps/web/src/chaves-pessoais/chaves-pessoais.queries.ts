import type { components } from '@alipen/contracts/generated/bff';
import { queryOptions } from '@tanstack/react-query';
import { api, body } from '../app/api.client.ts';

type Schemas = components['schemas'];
export type Chave = Schemas['ChavePessoal'];
export type Chaves = Schemas['ChavesDaPessoa'];

export const listarMinhasChaves = () =>
  queryOptions({
    queryKey: ['listarMinhasChaves'],
    queryFn: ({ signal }) => body(api.GET('/api/ms-alipen/minhas-chaves', { signal })),
  });

export const listarChavesDaPessoa = (usuarioId: number) =>
  queryOptions({
    queryKey: ['listarChavesDaPessoa', usuarioId],
    queryFn: ({ signal }) =>
      body(api.GET('/api/ms-alipen/usuarios/{usuarioId}/chaves', { params: { path: { usuarioId } }, signal })),
  });

/** Some key of this person's signs at this address. */
export const temChave = ({ impedimento, soPresas, itens }: Chaves): boolean =>
  impedimento === null &&
  itens.some(
    ({ situacao, deste, sincronizavel }) => situacao === 'CONFIRMADA' && deste && !(soPresas && sincronizavel),
  );
