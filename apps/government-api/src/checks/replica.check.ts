import { setTimeout as wait } from 'node:timers/promises';
import { atencao, type Check, type Finding, falha, messageOf, ok } from '@alipen/platform/checks/checks';
import { place } from '@alipen/platform/checks/place';
import type { Connection, Session } from '../database/connection.ts';
import { openPostgres } from '../database/postgres-connection.ts';
import { STALENESS_MS } from '../database/read-replica.ts';

const AGAIN_MS = 20;
const WHO = 'select pg_is_in_recovery()';
const LOOK = `select client_addr, state, replay_lag from pg_stat_replication`;

export const replicaCheck = (primary: Connection, readUrl: string): Check => ({
  nome: 'réplica de leitura',
  run: async () => {
    const copy = openPostgres({ url: readUrl, maxConnections: 1, onIdleError: () => undefined });
    try {
      return await primary.withSession(one => copy.withSession(other => lagOf(one, other)));
    } catch (error) {
      const { hostname, port } = new URL(readUrl);
      return atencao(
        `A réplica não atende (${messageOf(error)}): tudo é lido do principal.`,
        `pg_isready -h ${hostname} -p ${port || 5432}`,
      );
    } finally {
      await copy.close();
    }
  },
});

async function lagOf(primary: Session, copy: Session): Promise<Finding> {
  const [state] = await copy.query<{ standby: boolean }>('select pg_is_in_recovery() as standby');
  if (!state?.standby) {
    return falha(
      'DATABASE_READ_URL não é de uma réplica: pode ter sido promovida. Tudo é lido do principal.',
      `psql "$DATABASE_READ_URL" -Atc '${WHO}'; refaça a réplica com pg_basebackup (docs/operations/replicas.md)`,
    );
  }
  const [now] = await primary.query<{ lsn: string }>('select pg_current_wal_flush_lsn()::text as lsn');
  const began = performance.now();
  for (let passed = 0; passed < STALENESS_MS; await wait(AGAIN_MS)) {
    const [row] = await copy.query<{ there: boolean }>('select pg_last_wal_replay_lsn() >= $1::pg_lsn as there', [
      now?.lsn,
    ]);
    passed = performance.now() - began;
    if (row?.there) return ok(`A réplica chegou ao que o principal tem em ${Math.round(passed)} ms.`);
  }
  return atencao(
    `A réplica está mais de ${STALENESS_MS / 1000} s atrás do principal: tudo é lido dele.`,
    place().look(LOOK),
  );
}
