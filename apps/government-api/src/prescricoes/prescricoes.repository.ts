import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { isoInstant } from '../clock/iso-instant.ts';
import type { Guard } from '../cycle/cycle-steps.ts';
import { rows, type Transaction } from '../database/database.ts';
import { conditionsOf, findPage, ordering } from '../database/page.ts';
import { likeAnywhere, searchText } from '../database/search-text.ts';
import type { SituacaoPrescricao } from './prescricoes.ciclo.table.ts';
import { AVISO_DIAS } from './prescricoes.rules.ts';
import { prescricoes } from './prescricoes.schema.ts';

type Schemas = components['schemas'];
export type Linha = typeof prescricoes.$inferSelect;
export type Nova = Omit<typeof prescricoes.$inferInsert, 'id'>;
export type Filtros = {
  lotacaoId?: number | undefined;
  situacao?: SituacaoPrescricao | undefined;
  emDia?: string | undefined;
  aVencer?: { hoje: string } | undefined;
  busca?: string | undefined;
};
export type Lida = Omit<Schemas['Prescricao'], 'acoes' | 'validade'> & {
  autorizada: boolean;
  pedidaPorId: number;
  fusoHorario: string;
};
export type DietaEmVigor = {
  pessoa: string;
  tipoPublicoId: number;
  publico: string;
  tipoDietaId: number;
  codigo: string;
};
export type AVencer = { lotacaoId: number; lotacao: string; data: string; quantas: number };

const COLUNAS = sql`
  p.id, json_build_object('id', l.id, 'nome', l.nome) as lotacao, l.fuso_horario as "fusoHorario", p.pessoa,
  json_build_object('id', b.id, 'nome', b.nome) as publico,
  json_build_object('id', t.id, 'codigo', t.codigo, 'nome', t.nome) as dieta, p.profissao, p.registro, p.de::text as de,
  p.ate::text as ate, p.situacao, p.autorizada_em is not null as autorizada, p.anterior_id as "anteriorId", ${isoInstant(sql`p.pedida_em`)} as "pedidaEm",
  p.pedida_por as "pedidaPorId", q.nome as "pedidaPor", ${isoInstant(sql`p.decidida_em`)} as "decididaEm", d.nome as "decididaPor", p.motivo, p.versao`;
const JUNTAS = sql`
  join lotacoes l on l.id = p.lotacao_id join tipos_publico b on b.id = p.tipo_publico_id
  join tipos_dieta t on t.id = p.tipo_dieta_id join usuarios q on q.id = p.pedida_por
  left join usuarios d on d.id = p.decidida_por`;

const valeEm = (data: SQL) => sql`p.autorizada_em is not null and p.de <= ${data} and p.ate >= ${data}`;
const semRenovacao = sql`not exists (
  select from prescricoes r where r.anterior_id = p.id and r.situacao in ('PEDIDA', 'AUTORIZADA'))`;

const condicoes = (filtros: Filtros) =>
  conditionsOf(filtros, {
    lotacaoId: id => sql`p.lotacao_id = ${id}`,
    situacao: situacao => sql`p.situacao = ${situacao}`,
    emDia: data => valeEm(sql`${data}::date`),
    aVencer: ({ hoje }) => sql`p.situacao = 'AUTORIZADA' and ${semRenovacao}
      and p.ate between ${hoje}::date and ${hoje}::date + ${AVISO_DIAS}::int`,
    busca: busca => sql`(p.pessoa = ${busca.trim().toUpperCase()}
      or p.lotacao_id in (select b.id from lotacoes b where ${likeAnywhere(sql`b.nome_busca`, searchText(busca))}))`,
  });

@Injectable()
export class PrescricoesRepository {
  /** One person at a time writes a unit's prescriptions, because their days are compared with each other. */
  async lockUnits(tx: Transaction, ids: readonly number[]): Promise<void> {
    for (const id of [...ids].sort((a, b) => a - b))
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('prescricoes'), ${id}::int)`);
  }

  async insert(tx: Transaction, nova: Nova): Promise<number> {
    const [row] = await tx.insert(prescricoes).values(nova).returning({ id: prescricoes.id });
    return row?.id ?? 0;
  }

  async lock(tx: Transaction, id: number): Promise<Linha | undefined> {
    const [row] = await tx.select().from(prescricoes).where(eq(prescricoes.id, id)).for('update');
    return row;
  }

  async transition(tx: Transaction, { id, versao, de }: Guard<SituacaoPrescricao>, set: Partial<Linha>) {
    const [row] = await tx
      .update(prescricoes)
      .set({ ...set, versao: sql`${prescricoes.versao} + 1` })
      .where(and(eq(prescricoes.id, id), eq(prescricoes.versao, versao), inArray(prescricoes.situacao, [...de])))
      .returning();
    return row;
  }

  /** The same diet of the same person in some of the same days, asked for or authorised. */
  async overlaps(tx: Transaction, nova: Pick<Nova, 'lotacaoId' | 'pessoa' | 'tipoDietaId' | 'de' | 'ate'>) {
    const achadas = await rows<{ id: number }>(
      tx,
      sql`
        select p.id from prescricoes p
        where p.lotacao_id = ${nova.lotacaoId} and p.pessoa = ${nova.pessoa} and p.tipo_dieta_id = ${nova.tipoDietaId}
          and p.situacao in ('PEDIDA', 'AUTORIZADA') and p.de <= ${nova.ate}::date and p.ate >= ${nova.de}::date`,
    );
    return achadas.length > 0;
  }

  async read(tx: Transaction, id: number): Promise<Lida | undefined> {
    const [lida] = await rows<Lida>(tx, sql`select ${COLUNAS} from prescricoes p ${JUNTAS} where p.id = ${id}`);
    return lida;
  }

  page(
    tx: Transaction,
    filtros: Filtros,
    pedida: { ordem: Schemas['OrdemPrescricoes']; pagina: number; tamanho: number },
  ) {
    const { ordem, pagina, tamanho } = pedida;
    return findPage<Lida>(tx, {
      from: sql`prescricoes p join lotacoes o on o.id = p.lotacao_id`,
      id: sql`p.id`,
      where: condicoes(filtros),
      ordering: ordering(ordem, { ate: [sql`p.ate`], lotacao: [sql`o.nome_busca`], pessoa: [sql`p.pessoa`] }),
      pagina,
      tamanho,
      select: COLUNAS,
      join: sql`join prescricoes p on p.id = pagina.id ${JUNTAS}`,
    });
  }

  inForce(tx: Transaction, lotacaoId: number, data: string): Promise<DietaEmVigor[]> {
    return rows<DietaEmVigor>(
      tx,
      sql`
        select p.pessoa, p.tipo_publico_id as "tipoPublicoId", b.nome as publico, p.tipo_dieta_id as "tipoDietaId", t.codigo
        from prescricoes p join tipos_publico b on b.id = p.tipo_publico_id join tipos_dieta t on t.id = p.tipo_dieta_id
        where p.lotacao_id = ${lotacaoId} and ${valeEm(sql`${data}::date`)}
        order by substr(t.codigo, 2)::int, b.ordem, p.pessoa`,
    );
  }

  /** By unit and last day. */
  ending(tx: Transaction, hoje: string): Promise<AVencer[]> {
    return rows<AVencer>(
      tx,
      sql`
        select l.id as "lotacaoId", l.nome as lotacao, p.ate::text as data, count(*)::int as quantas
        from prescricoes p join lotacoes l on l.id = p.lotacao_id
        where p.situacao = 'AUTORIZADA' and ${semRenovacao}
          and p.ate between ${hoje}::date and ${hoje}::date + ${AVISO_DIAS}::int
        group by l.id, l.nome, p.ate order by p.ate, l.id`,
    );
  }
}
