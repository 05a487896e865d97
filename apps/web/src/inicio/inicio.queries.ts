import type { components } from '@alipen/contracts/generated/bff';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api, body } from '../app/api.client.ts';
import { readOrKept } from '../app/kept.store.ts';
import { retryBusy } from '../app/query-client.ts';
import type { Papel } from '../app/session.queries.ts';

type Schemas = components['schemas'];
export type Inicio = Schemas['Inicio'];
export type NomeDoBloco = keyof Schemas['BlocosDoInicio'];
type Bloco<N extends NomeDoBloco> = NonNullable<Schemas['BlocosDoInicio'][N]>;
export type DadosDo<N extends NomeDoBloco> = Extract<Bloco<N>, { dados: unknown }>['dados'];

const pedir = (papel: Papel, data: string, bloco?: NomeDoBloco, signal?: AbortSignal) =>
  body(
    api.GET('/api/inicio', {
      ...(signal && { signal }),
      params: { query: { papel, data, ...(bloco && { bloco }) } },
    }),
  );

/** The whole home of a role in one call; `lidoEm` is the time of the kept answer where no answer arrived, else null. */
export const obterInicio = (papel: Papel, data: string) =>
  queryOptions({
    queryKey: ['obterInicio', papel, data],
    queryFn: async ({ signal }) => {
      const { value, keptAt } = await readOrKept(`obterInicio|${papel}`, () => pedir(papel, data, undefined, signal));
      return { ...value, lidoEm: keptAt };
    },
    retry: retryBusy,
  });

export async function relerBloco(client: QueryClient, papel: Papel, data: string, bloco: NomeDoBloco) {
  const { blocos } = await pedir(papel, data, bloco);
  client.setQueryData(
    obterInicio(papel, data).queryKey,
    antes => antes && { ...antes, blocos: { ...antes.blocos, ...blocos } },
  );
}
