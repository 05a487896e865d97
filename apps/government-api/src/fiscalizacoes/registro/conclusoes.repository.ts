import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import { and, eq, sql } from 'drizzle-orm';
import { isoInstant } from '../../clock/iso-instant.ts';
import { rows, type Transaction } from '../../database/database.ts';
import { nomeDe } from '../../usuarios/usuarios.query.ts';
import { situacoesCompletas } from '../fiscalizacoes.ciclo.table.ts';
import { chegada } from '../fiscalizacoes.query.ts';
import {
  cienciasFiscalizacao,
  fotosFiscalizacao,
  lugaresFiscalizacao,
  naoConformidadesFiscalizacao,
  versoesFiscalizacao,
} from '../fiscalizacoes.schema.ts';

type Schemas = components['schemas'];
export type LinhaVersao = typeof versoesFiscalizacao.$inferSelect;
export type NovaFoto = typeof fotosFiscalizacao.$inferInsert;
export type NovaFalta = typeof naoConformidadesFiscalizacao.$inferInsert;
export type LugarLido = typeof lugaresFiscalizacao.$inferSelect;
export type VersaoLida = {
  readonly versao: LinhaVersao;
  readonly fiscal: string;
  readonly preposto: Schemas['Preposto'] | null;
  readonly fotos: readonly Schemas['FotoDaFiscalizacao'][];
  /** Null where nobody asked the device for it. */
  readonly lugar: LugarLido | null;
};

export type Chegada = { readonly uuid: string | null; readonly sha256: string; readonly lotacaoId: number };

/** Its hour and the inspection's are of the same clock; this is for a camera whose zone is another. */
const FOLGA_DA_FOTO = '2 hours';

/** The first key of an advisory lock; the second is the unit. */
const FOTOS_DA_LOTACAO = 0x6f70;

/** Versions, photos and faults of inspections: rows are added, never deleted. */
@Injectable()
export class ConclusoesRepository {
  async findByClienteUuid(tx: Transaction, clienteUuid: string): Promise<LinhaVersao | undefined> {
    const [row] = await tx.select().from(versoesFiscalizacao).where(eq(versoesFiscalizacao.clienteUuid, clienteUuid));
    return row;
  }

  async findOf(tx: Transaction, fiscalizacaoId: number, numero?: number): Promise<VersaoLida[]> {
    // Columns named by hand: drizzle omits the table name in a select of one table, and in the subquery they would be
    // the inner ones.
    const preposto = sql<Schemas['Preposto'] | null>`(
      select c.preposto from ciencias_fiscalizacao c
      where c.fiscalizacao_id = versoes_fiscalizacao.fiscalizacao_id and c.numero = versoes_fiscalizacao.numero
      order by c.id desc limit 1)`;
    const fotos = sql<Schemas['FotoDaFiscalizacao'][]>`(
      select coalesce(json_agg(json_build_object('uuid', d.uuid, 'sha256', d.sha256, 'bytes', d.bytes,
        'contexto', d.contexto, 'item', d.item, 'foto', f.nome,
        'tiradaEm', ${isoInstant(sql`f.tirada_em`)},
        'deOutraHora', coalesce(f.tirada_em not between versoes_fiscalizacao.iniciada_em - ${FOLGA_DA_FOTO}::interval
          and versoes_fiscalizacao.concluida_em + ${FOLGA_DA_FOTO}::interval, false),
        'coberta', coalesce(f.coberta, false)) order by d.ordem), '[]')
      from fotos_fiscalizacao d
      join fiscalizacoes x on x.id = d.fiscalizacao_id
      left join lateral (${chegada}) f on true
      where d.fiscalizacao_id = versoes_fiscalizacao.fiscalizacao_id and d.numero = versoes_fiscalizacao.numero)`;
    return tx
      .select({
        versao: versoesFiscalizacao,
        fiscal: nomeDe(versoesFiscalizacao.fiscalId),
        preposto,
        fotos,
        lugar: lugaresFiscalizacao,
      })
      .from(versoesFiscalizacao)
      .leftJoin(
        lugaresFiscalizacao,
        and(
          eq(lugaresFiscalizacao.fiscalizacaoId, versoesFiscalizacao.fiscalizacaoId),
          eq(lugaresFiscalizacao.numero, versoesFiscalizacao.numero),
        ),
      )
      .where(
        and(
          eq(versoesFiscalizacao.fiscalizacaoId, fiscalizacaoId),
          numero === undefined ? undefined : eq(versoesFiscalizacao.numero, numero),
        ),
      )
      .orderBy(sql`${versoesFiscalizacao.numero} desc`);
  }

  async insert(tx: Transaction, versao: LinhaVersao, fotos: readonly NovaFoto[]): Promise<void> {
    await tx.insert(versoesFiscalizacao).values(versao);
    if (fotos.length) await tx.insert(fotosFiscalizacao).values([...fotos]);
  }

  async addPlace(tx: Transaction, lugar: LugarLido): Promise<void> {
    await tx.insert(lugaresFiscalizacao).values(lugar);
  }

  async addAcknowledgement(
    tx: Transaction,
    ciencia: Omit<typeof cienciasFiscalizacao.$inferInsert, 'id'>,
  ): Promise<void> {
    await tx.insert(cienciasFiscalizacao).values(ciencia);
  }

  /** The number of the newest version, in force or not; 0 where nothing was concluded. */
  async lastNumber(tx: Transaction, fiscalizacaoId: number): Promise<number> {
    const [row] = await rows<{ numero: number }>(
      tx,
      sql`select coalesce(max(numero), 0)::int as numero from versoes_fiscalizacao where fiscalizacao_id = ${fiscalizacaoId}`,
    );
    return row?.numero ?? 0;
  }

  async replaceFaults(tx: Transaction, fiscalizacaoId: number, faltas: readonly NovaFalta[]): Promise<void> {
    await tx
      .update(naoConformidadesFiscalizacao)
      .set({ vigente: false })
      .where(
        and(
          eq(naoConformidadesFiscalizacao.fiscalizacaoId, fiscalizacaoId),
          eq(naoConformidadesFiscalizacao.vigente, true),
        ),
      );
    if (faltas.length) await tx.insert(naoConformidadesFiscalizacao).values([...faltas]);
  }

  /** Earlier faults of each item, in the unit and with the supplier: since the 1st of the month, and since `desde`. */
  async faultsBefore(
    tx: Transaction,
    onde: { fiscalizacaoId: number; lotacaoId: number; fornecedorId: number | null; data: string; desde: string },
  ): Promise<{ item: string; noMes: number; recentes: number }[]> {
    const inicioDoMes = `${onde.data.slice(0, 7)}-01`;
    return rows(
      tx,
      sql`select item, count(*) filter (where data >= ${inicioDoMes})::int as "noMes",
            count(*) filter (where data >= ${onde.desde})::int as recentes
          from nao_conformidades_fiscalizacao
          where vigente and lotacao_id = ${onde.lotacaoId} and fornecedor_id is not distinct from ${onde.fornecedorId}::int
            and data between least(${onde.desde}::date, ${inicioDoMes}::date) and ${onde.data}
            and fiscalizacao_id <> ${onde.fiscalizacaoId}
          group by item`,
    );
  }

  /**
   * Serializes, per unit, photos that arrive and conclusions that declare them: otherwise the last photo and the
   * conclusion could each miss the other, and the inspection would wait for ever.
   */
  async lockPhotos(tx: Transaction, lotacaoId: number): Promise<void> {
    await tx.execute(sql`select pg_advisory_xact_lock(${FOTOS_DA_LOTACAO}::int, ${lotacaoId}::int)`);
  }

  async missingPhotos(tx: Transaction, fiscalizacaoId: number, numero: number): Promise<number> {
    const [row] = await rows<{ faltam: number }>(
      tx,
      sql`select count(*)::int as faltam from fotos_fiscalizacao d
          join fiscalizacoes x on x.id = d.fiscalizacao_id
          where d.fiscalizacao_id = ${fiscalizacaoId} and d.numero = ${numero}
            and not exists (${chegada})`,
    );
    return row?.faltam ?? 0;
  }

  /** Inspections that wait for this photo: by its identity or, sent without one, by its bytes in the unit. */
  async waitingFor(tx: Transaction, { uuid, sha256, lotacaoId }: Chegada): Promise<number[]> {
    const esta = uuid === null ? sql`d.sha256 = ${sha256} and x.lotacao_id = ${lotacaoId}` : sql`d.uuid = ${uuid}`;
    const lidas = await rows<{ id: number }>(
      tx,
      sql`select distinct x.id from fotos_fiscalizacao d
          join fiscalizacoes x on x.id = d.fiscalizacao_id and x.versao_vigente = d.numero
          where ${esta} and x.situacao = 'AGUARDANDO_FOTOS' order by x.id`,
    );
    return lidas.map(({ id }) => id);
  }

  /** The points of every complete inspection of a day, in the unit and with the supplier (domain 6.4), as the map counts them. */
  async dayPoints(
    tx: Transaction,
    onde: { lotacaoId: number; fornecedorId: number | null; data: string },
  ): Promise<{ pontos: number; fiscalizacoes: number }> {
    const [row] = await rows<{ pontos: number; fiscalizacoes: number }>(
      tx,
      sql`select coalesce(sum(pontos), 0)::int as pontos, count(*)::int as fiscalizacoes from fiscalizacoes
          where lotacao_id = ${onde.lotacaoId} and data = ${onde.data} and situacao in ${situacoesCompletas}
            and fornecedor_id is not distinct from ${onde.fornecedorId}::int`,
    );
    return row ?? { pontos: 0, fiscalizacoes: 0 };
  }
}
