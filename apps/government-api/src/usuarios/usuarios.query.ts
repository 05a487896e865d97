import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { joinable } from '../database/joinable.ts';
import { usuarios as tabela } from './usuarios.schema.ts';

export const usuarios = joinable(tabela, 'id', 'nome', 'matricula', 'lotacaoId', 'email', 'sessoesDesde');

type Nome<C extends PgColumn> = C['_']['notNull'] extends true ? string : string | null;

/** Name of the user in `id`; null where that is null. */
export const nomeDe = <C extends PgColumn>(id: C): SQL<Nome<C>> =>
  sql`(select u.nome from usuarios u where u.id = ${sql.identifier(getTableName(id.table))}.${sql.identifier(id.name)})`;

/** Id, in every database, of the one row that signs what the system does by itself. */
export const USUARIO_DO_SISTEMA = 0;
