import type { components } from '@alipen/contracts/generated/bff';
import { queryOptions } from '@tanstack/react-query';
import { api, body } from '../app/api.client.ts';

type Schemas = components['schemas'];
export type Tarefa = Schemas['Tarefa'];
export type Execucao = Schemas['ExecucaoTarefa'];

/** Some tasks run every half a minute. */
const ENTRE_PERGUNTAS = 30_000;

export const listarTarefas = () =>
  queryOptions({
    queryKey: ['listarTarefas'],
    queryFn: ({ signal }) => body(api.GET('/api/ms-alipen/tarefas', { signal })),
    refetchInterval: ENTRE_PERGUNTAS,
  });
