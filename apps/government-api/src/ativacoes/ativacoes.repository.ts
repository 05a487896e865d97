import { Injectable } from '@nestjs/common';
import { type SQL, sql } from 'drizzle-orm';
import { FUSO_DA_AGENCIA } from '../clock/clock.ts';
import { rows, type Transaction } from '../database/database.ts';
import { keptRows } from '../database/kept-query.ts';
import { ReferenceMemory } from '../database/reference-memory.ts';
import { SEMPRE, type TipoComMudancas } from './ativacoes.rules.ts';
import { ativacoesTipo, type Especie } from './ativacoes.schema.ts';

const tabelas = {
  REFEICAO: { tipos: sql.raw('tipos_alimentacao'), chave: sql.raw('tipo_alimentacao_id') },
  PUBLICO: { tipos: sql.raw('tipos_publico'), chave: sql.raw('tipo_publico_id') },
} as const satisfies Record<Especie, { tipos: SQL; chave: SQL }>;

const FUSO = sql.raw(`'${FUSO_DA_AGENCIA}'`);
const diaEm = (instante: SQL): SQL => sql`(${instante} at time zone ${FUSO})::date`;

const daEspecie = (especie: Especie): SQL => {
  const { tipos, chave } = tabelas[especie];
  return sql`
    select ${sql.raw(`'${especie}'`)} as especie, t.id, t.ativo, ${diaEm(sql`t.alterado_em`)}::text as "alteradoEm",
      coalesce(m.mudancas, '[]') as mudancas
    from ${tipos} t left join mudancas m on m.${chave} = t.id`;
};

/** Both tables together have a few dozen rows at most, so they are read whole. */
const todos = keptRows<TipoComMudancas>(sql`
  with mudancas as (
    select tipo_alimentacao_id, tipo_publico_id,
      json_agg(json_build_array(vale_de::text, ativo) order by vale_de, id) as mudancas
    from ativacoes_tipo group by tipo_alimentacao_id, tipo_publico_id
  ) ${daEspecie('REFEICAO')} union all ${daEspecie('PUBLICO')}`);

@Injectable()
export class AtivacoesRepository {
  constructor(private readonly memory: ReferenceMemory) {}

  findAll(tx: Transaction): Promise<readonly TipoComMudancas[]> {
    return this.memory.rows(tx, 'ativacoes_tipo', () => todos(tx, {}));
  }

  async insert(tx: Transaction, nova: typeof ativacoesTipo.$inferInsert): Promise<void> {
    await tx.insert(ativacoesTipo).values(nova);
  }

  /** Writes down the changes of a program that knows of none. Call it under the lock of whoever writes these types. */
  async settle(tx: Transaction, especie: Especie): Promise<void> {
    const { tipos, chave } = tabelas[especie];
    await tx.execute(sql`
      insert into ativacoes_tipo (${chave}, ativo, vale_de, em)
      select t.id, t.ativo, case when u.vale_de is null then ${SEMPRE}::date else greatest(u.vale_de, ${diaEm(sql`t.alterado_em`)}) end,
        case when u.vale_de is null then t.criado_em else t.alterado_em end
      from ${tipos} t left join lateral (
        select a.vale_de, a.ativo from ativacoes_tipo a where a.${chave} = t.id order by a.vale_de desc, a.id desc limit 1
      ) u on true
      where u.ativo is distinct from t.ativo`);
  }

  /** Until an order's meal day has passed, the agency is still setting up. */
  async hasPastOrders(tx: Transaction, hoje: string): Promise<boolean> {
    const [linha] = await rows<{ ha: boolean }>(
      tx,
      sql`select exists (select from pedidos where data_refeicao < ${hoje}::date) as ha`,
    );
    return linha?.ha ?? false;
  }
}
