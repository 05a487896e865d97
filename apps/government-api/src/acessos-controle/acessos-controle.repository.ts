import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import { desc, eq, sql } from 'drizzle-orm';
import { rows, type Transaction } from '../database/database.ts';
import { acessosControle } from './acessos-controle.schema.ts';

type Schemas = components['schemas'];

export type Ato = typeof acessosControle.$inferSelect;
type NovoAto = Omit<typeof acessosControle.$inferInsert, 'id' | 'acessoId'>;
/** Instants are milliseconds, because they come out of one JSON with the rest. */
type AtoLido = {
  ato: Schemas['AtoAcessoControle'];
  em: number;
  por: string;
  documento: string;
  ate: string;
  motivo: string | null;
};
export type AcessoLido = {
  id: number;
  usuarioId: number;
  nome: string;
  cpf: string;
  email: string | null;
  ato: string;
  instituicao: string;
  documento: string;
  ate: string;
  lotacao: Schemas['ReferenciaLotacao'] | null;
  primeiraSenhaAte: number | null;
  leituras: number;
  ultimaLeituraEm: number | null;
  atos: AtoLido[];
};

const NA_LISTA = 500;

@Injectable()
export class AcessosControleRepository {
  async insertFirst(tx: Transaction, novo: NovoAto): Promise<number> {
    const [proximo] = await rows<{ id: number }>(
      tx,
      sql`select nextval(pg_get_serial_sequence('acessos_controle', 'id'))::int as id`,
    );
    if (!proximo) throw new Error('no id was given');
    const { id } = proximo;
    await tx
      .insert(acessosControle)
      .overridingSystemValue()
      .values({ ...novo, id, acessoId: id });
    return id;
  }

  async insertNext(tx: Transaction, acessoId: number, novo: NovoAto): Promise<void> {
    await tx.insert(acessosControle).values({ ...novo, acessoId });
  }

  /** The last act of an access: how it stands. Its row cannot change, so who changes people's register holds the lock. */
  async findLast(tx: Transaction, acessoId: number): Promise<Ato | undefined> {
    const [row] = await tx
      .select()
      .from(acessosControle)
      .where(eq(acessosControle.acessoId, acessoId))
      .orderBy(desc(acessosControle.id))
      .limit(1);
    return row;
  }

  async findLastOfPerson(tx: Transaction, usuarioId: number): Promise<Ato | undefined> {
    const [row] = await tx
      .select()
      .from(acessosControle)
      .where(eq(acessosControle.usuarioId, usuarioId))
      .orderBy(desc(acessosControle.id))
      .limit(1);
    return row;
  }

  /** Those that still stand first, each by its end; `hoje` is the day in Brasília. */
  list(tx: Transaction, hoje: string, acessoId?: number): Promise<AcessoLido[]> {
    return rows<AcessoLido>(
      tx,
      sql`
        select c.id, u.id as "usuarioId", u.nome, u.cpf, u.email, a.ato, a.instituicao, a.documento, a.ate::text as ate,
          case when l.id is null then null
               else json_build_object('id', l.id, 'nome', l.nome, 'municipio', l.municipio, 'uf', l.uf) end as lotacao,
          (extract(epoch from u.primeira_senha_ate) * 1000)::float8 as "primeiraSenhaAte",
          coalesce(r.sequencia, 0) as leituras, (extract(epoch from r.em) * 1000)::float8 as "ultimaLeituraEm",
          (select json_agg(json_build_object('ato', t.ato, 'em', (extract(epoch from t.em) * 1000)::float8, 'por', p.nome,
              'documento', t.documento, 'ate', t.ate, 'motivo', t.motivo) order by t.id)
            from acessos_controle t join usuarios p on p.id = t.por where t.acesso_id = c.id) as atos
        from acessos_controle c
        join usuarios u on u.id = c.usuario_id
        left join lotacoes l on l.id = c.lotacao_id
        cross join lateral (select * from acessos_controle t where t.acesso_id = c.id order by t.id desc limit 1) a
        left join lateral (
          select r.sequencia, r.em from leituras_controle r where r.acesso_id = c.id order by r.sequencia desc limit 1) r on true
        where c.ato = 'CONVIDAR' ${acessoId === undefined ? sql`` : sql`and c.id = ${acessoId}`}
        order by (a.ato = 'ENCERRAR' or a.ate < ${hoje}::date), a.ate, c.id desc
        limit ${NA_LISTA}`,
    );
  }
}
