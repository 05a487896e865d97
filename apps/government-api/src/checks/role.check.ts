import { atencao, type Check, type Finding, falha, ok } from '@alipen/platform/checks/checks';
import { place } from '@alipen/platform/checks/place';
import type { Connection, Session } from '../database/connection.ts';
import { roleOf } from '../database/open.ts';
import { APP_ROLE, privilegeFaults } from '../database/schema/privileges.ts';
import { typed } from './how-to-type.ts';

type Addresses = { readonly databaseUrl: string | undefined; readonly migrationUrl: string | undefined };

/** The command that makes or repairs the role. It needs the owner's address, which is asked for where it is not set. */
const create = ({ migrationUrl }: Addresses): string =>
  `${migrationUrl ? '' : 'DATABASE_MIGRATION_URL=… DATABASE_URL=… '}${typed('banco', 'criar-papel')}`;

/** Checks that append-only tables are kept so by the database's permissions, and not by triggers alone (ADR 66). */
export const roleCheck = (connection: Connection, addresses: Addresses): Check => ({
  nome: 'papel do banco',
  run: () => connection.withSession(session => permissionsOf(session, addresses)),
});

type Standing = { existe: boolean; dono: boolean };

async function permissionsOf(session: Session, addresses: Addresses): Promise<Finding> {
  const role = addresses.databaseUrl ? roleOf(addresses.databaseUrl) : APP_ROLE;
  const [standing] = await session.query<Standing>(
    `select exists (select from pg_roles where rolname = $1) as existe,
       exists (select from pg_roles r join pg_class c on c.oid = to_regclass('public.eventos')
         where r.rolname = $1 and (r.rolsuper or pg_has_role(r.oid, c.relowner, 'MEMBER'))) as dono`,
    [role],
  );
  if (!standing?.existe) return atencao(`O papel ${role} ainda não existe; a próxima partida o faz.`, place().start);
  if (standing.dono) {
    return atencao(
      `O sistema entra como ${role}, dono das tabelas: só os gatilhos guardam a trilha e os mapas.`,
      create(addresses),
    );
  }
  const faults = await privilegeFaults(session, role);
  if (faults.length) return falha(`O papel ${role} não pode só o que devia.`, create(addresses), faults.slice(0, 20));
  return ok(`O papel ${role} acrescenta à trilha e aos mapas, e não os muda nem apaga.`);
}
