import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { joinable } from '../database/joinable.ts';
import { usuarios as tabela } from './usuarios.schema.ts';

/** Who did it, for statements of other slices. */
export const usuarios = joinable(tabela, 'id', 'nome', 'matricula', 'lotacaoId', 'email', 'sessoesDesde');

type Nome<C extends PgColumn> = C['_']['notNull'] extends true ? string : string | null;

/** Their name alone, as one more column: of who stands in `id`, null where nobody does. */
export const nomeDe = <C extends PgColumn>(id: C): SQL<Nome<C>> =>
  sql`(select u.nome from usuarios u where u.id = ${sql.identifier(getTableName(id.table))}.${sql.identifier(id.name)})`;

/** The id of the one row that signs what the system does by itself, in every database. */
export const USUARIO_DO_SISTEMA = 0;
