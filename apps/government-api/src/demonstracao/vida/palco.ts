import type { INestApplicationContext } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { Database, rows } from '../../database/database.ts';
import { etagOf } from '../../versions/versions.ts';
import type { Ato, Atos, NomeDoAto } from './ato.ts';
import type { Elenco } from './elenco.repository.ts';
import type { Momento } from './momento.ts';

/** Where acts are done: the product's own use cases, and the people who call them. */
export type Palco = { readonly app: INestApplicationContext; readonly elenco: Elenco; readonly momento: Momento };
type Executor<Nome extends NomeDoAto> = (palco: Palco, ato: Atos[Nome] & Pick<Ato, 'em' | 'chave'>) => Promise<unknown>;
export type Executores = { readonly [Nome in NomeDoAto]: Executor<Nome> };

/** The version in force, as a screen that has just been opened sees it. */
export async function vista({ app }: Palco, tabela: 'pedidos' | 'fiscalizacoes', id: number): Promise<string> {
  const [lida] = await rows<{ versao: number }>(
    app.get(Database),
    sql`select versao from ${sql.identifier(tabela)} where id = ${id}`,
  );
  return etagOf(lida?.versao ?? 0);
}

export async function motivoDe({ app }: Palco, contexto: string, codigo: string): Promise<number> {
  const [lido] = await rows<{ id: number }>(
    app.get(Database),
    sql`select id from motivos where contexto = ${contexto} and codigo = ${codigo}`,
  );
  if (!lido) throw new Error(`the demonstration needs the reason ${codigo}`);
  return lido.id;
}
