import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { rows, type Transaction } from '../database/database.ts';

/** Units are counted where they are active. */
export type Contagem = {
  unidades: number;
  refeicoes: number;
  publicos: number;
  /** Units with a contract that has prices; one that begins later counts too. */
  atendidas: number;
  /** Everybody who may sign in. */
  pessoas: number;
  programadas: number;
};

@Injectable()
export class PrimeirosPassosRepository {
  /** Stops at the first row: an installation at work answers from it alone. */
  async hasOrder(tx: Transaction): Promise<boolean> {
    const [row] = await rows<{ ha: boolean }>(
      tx,
      sql`select exists (select from pedidos where enviado_em is not null) as ha`,
    );
    return row?.ha ?? false;
  }

  async count(tx: Transaction, hoje: string): Promise<Contagem> {
    const [row] = await rows<Contagem>(
      tx,
      sql`
        with ativas as (select id from lotacoes where ativa),
        vigentes as (
          select id from contratos c
          where c.vigencia_fim >= ${hoje}::date and coalesce(c.encerrado_em, 'infinity'::date) >= ${hoje}::date
            and exists (select from itens_contrato i where i.contrato_id = c.id)
        )
        select
          (select count(*) from ativas)::int as unidades,
          (select count(*) from tipos_alimentacao where ativo)::int as refeicoes,
          (select count(*) from tipos_publico where ativo)::int as publicos,
          (select count(*) from ativas a where exists (
            select from contratos_lotacoes cl where cl.lotacao_id = a.id and cl.contrato_id in (select id from vigentes)
              and coalesce(cl.fim, 'infinity'::date) >= ${hoje}::date))::int as atendidas,
          (select count(*) from usuarios where ativo and not sistema)::int as pessoas,
          (select count(*) from ativas a where exists (
            select from programacoes p where p.lotacao_id = a.id
              and coalesce(p.vigencia_fim, 'infinity'::date) >= ${hoje}::date))::int as programadas`,
    );
    if (!row) throw new Error('the count of the first steps answered nothing');
    return row;
  }
}
