import { atencao, type Check, type Finding, falha, ok } from '@alipen/platform/checks/checks';
import type { Connection, Session } from '../database/connection.ts';
import { roleOf } from '../database/open.ts';
import { APP_ROLE, privilegeFaults } from '../database/privileges.ts';

const CREATE = 'DATABASE_MIGRATION_URL=… DATABASE_URL=… node apps/government-api/dist/banco.comando.js criar-papel';

/** Whether what only grows is kept so by the permissions of the database, and not by triggers alone (ADR 66). */
export const roleCheck = (connection: Connection, databaseUrl: string | undefined): Check => ({
  nome: 'papel do banco',
  run: () => connection.withSession(session => permissionsOf(session, databaseUrl ? roleOf(databaseUrl) : APP_ROLE)),
});

type Standing = { existe: boolean; dono: boolean };

async function permissionsOf(session: Session, role: string): Promise<Finding> {
  const [standing] = await session.query<Standing>(
    `select exists (select from pg_roles where rolname = $1) as existe,
       exists (select from pg_roles r join pg_class c on c.oid = to_regclass('public.eventos')
         where r.rolname = $1 and (r.rolsuper or pg_has_role(r.oid, c.relowner, 'MEMBER'))) as dono`,
    [role],
  );
  if (!standing?.existe) return atencao(`O papel ${role} ainda não existe; a próxima partida o faz.`, 'npm start');
  if (standing.dono) {
    return atencao(
      `O sistema entra como ${role}, dono das tabelas: só os gatilhos guardam a trilha e os mapas.`,
      CREATE,
    );
  }
  const faults = await privilegeFaults(session, role);
  if (faults.length) return falha(`O papel ${role} não pode só o que devia.`, CREATE, faults.slice(0, 20));
  return ok(`O papel ${role} acrescenta à trilha e aos mapas, e não os muda nem apaga.`);
}
