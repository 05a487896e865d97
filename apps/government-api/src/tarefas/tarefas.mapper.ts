import type { components } from '@alipen/contracts/generated/government-api';
import type { Job } from '../jobs/job.ts';
import type { JobsRepository, Run } from '../jobs/jobs.repository.ts';

type Schemas = components['schemas'];
type Lida = Awaited<ReturnType<JobsRepository['latest']>>[number];

const SITUACAO = {
  EM_CURSO: 'EM_CURSO',
  CONCLUIDA: 'EM_DIA',
  FALHOU: 'FALHANDO',
  PERDIDA: 'FALHANDO',
} as const satisfies Record<Run['situacao'], Schemas['SituacaoTarefa']>;

const instante = (millis: number | null): string | null => (millis === null ? null : new Date(millis).toISOString());

export function toTarefa(
  { nome, quando, oQueFaz }: Job,
  execucoes: readonly Lida[],
  proxima: Date | undefined,
): Schemas['Tarefa'] {
  const [ultima] = execucoes;
  return {
    nome,
    quando,
    oQueFaz,
    situacao: ultima ? SITUACAO[ultima.situacao] : 'EM_DIA',
    proximaEm: maisCedo(ultima?.proximaTentativaEm ?? null, proxima),
    execucoes: execucoes.map(toExecucao),
  };
}

/** What failed is tried again before its next moment comes. */
const maisCedo = (tentativa: number | null, momento: Date | undefined): string | null =>
  instante(tentativa === null ? (momento?.getTime() ?? null) : Math.min(tentativa, momento?.getTime() ?? tentativa));

const toExecucao = (row: Lida): Schemas['ExecucaoTarefa'] => ({
  chave: row.chave,
  previstoEm: new Date(row.previstoEm ?? 0).toISOString(),
  situacao: row.situacao,
  tentativas: row.tentativas,
  iniciadaEm: instante(row.iniciadaEm),
  terminadaEm: instante(row.terminadaEm),
  afetados: row.afetados,
  erro: row.erro,
  proximaTentativaEm: instante(row.proximaTentativaEm),
  executor: row.executor,
});
