import { atencao, type Check, ok } from '@alipen/platform/checks/checks';
import { place } from '@alipen/platform/checks/place';
import type { Connection } from '../database/connection.ts';

/** Where jobs run at all, one runs every 15 seconds; an empty run is kept as the last of its kind. */
const SILENT_MINUTES = 15;

type Row = { ultimas: number | null; falhando: string[] | null };

export const jobsCheck = (connection: Connection): Check => ({
  nome: 'tarefas',
  run: async () => {
    const [row] = await connection.withSession(session =>
      session.query<Row>(`
        select (extract(epoch from now() - max(iniciada_em)) / 60)::int as ultimas,
          array_agg(tarefa || ': ' || coalesce(erro, '') order by tarefa) filter (where situacao = 'FALHOU') as falhando
        from (select distinct on (tarefa) * from execucoes_tarefas order by tarefa, previsto_em desc, id desc) e`),
    );
    const { ultimas = null, falhando = null } = row ?? {};
    if (falhando?.length) {
      return atencao(
        `${falhando.length === 1 ? 'Uma tarefa falhou' : `${falhando.length} tarefas falharam`} da última vez.`,
        place().logs('government-api'),
        falhando.map(linha => linha.slice(0, 200)),
      );
    }
    if (ultimas === null || ultimas > SILENT_MINUTES) {
      const desde = ultimas === null ? 'Nenhuma tarefa rodou ainda' : `Nenhuma tarefa roda há ${ultimas} minutos`;
      return atencao(`${desde}; com o sistema parado é o esperado.`, place().state('government-api'));
    }
    return ok(`As tarefas rodam; a última, há ${ultimas} min.`);
  },
});
