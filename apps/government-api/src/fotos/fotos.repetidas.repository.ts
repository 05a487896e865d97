import { Injectable } from '@nestjs/common';
import { and, arrayOverlaps, count, desc, eq, isNotNull, lt, or, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Transaction } from '../database/database.ts';
import { lotacoes } from '../lotacoes/lotacoes.query.ts';
import { usuarios } from '../usuarios/usuarios.query.ts';
import { fotos, fotosRepetidas } from './fotos.schema.ts';

export type SituacaoRepetida = typeof fotosRepetidas.$inferSelect.situacao;
export type BuscaRepetidas = {
  situacao?: SituacaoRepetida;
  semelhanca?: 'IGUAL' | 'PARECIDA';
  fiscalizacaoId?: number;
  lotacaoId?: number;
  pagina: number;
  tamanho: number;
};
export type UsoLido = {
  nome: string;
  contexto: string;
  lotacaoId: number;
  lotacao: string;
  fusoHorario: string;
  enviadaEm: Date;
  tiradaEm: Date | null;
  enviadaPor: string;
  fiscalizacao: { id: number; numero: string } | null;
};
export type LinhaRepetida = {
  id: number;
  fotoId: number;
  versao: number;
  situacao: SituacaoRepetida;
  decididaPor: string | null;
  decididaEm: Date | null;
  observacao: string | null;
  semelhanca: 'IGUAL' | 'PARECIDA';
  distancia: number;
  encontradaEm: Date;
  foto: UsoLido;
  anterior: UsoLido;
};

/** Index rows looked at per photo, the newest first, so that a search costs the same however many photos there are. */
const CANDIDATAS = 2_000;
const IGUAIS = 3;

const anterior = alias(fotos, 'anterior');
const lotacaoAnterior = alias(lotacoes, 'lotacao_anterior');
const usuarioAnterior = alias(usuarios, 'usuario_anterior');
const quemDecidiu = alias(usuarios, 'quem_decidiu');
const fiscalizacaoDe = (uuid: SQLWrapper) => sql<UsoLido['fiscalizacao']>`(
  select json_build_object('id', f.id, 'numero', f.numero) from fotos_fiscalizacao ff
  join fiscalizacoes f on f.id = ff.fiscalizacao_id where ff.uuid = ${uuid} order by f.id limit 1)`;
const usadaEm = (uuid: SQLWrapper, fiscalizacaoId: number) =>
  sql`exists (select from fotos_fiscalizacao ff where ff.uuid = ${uuid} and ff.fiscalizacao_id = ${fiscalizacaoId})`;
const usoDaFoto = {
  nome: fotos.nome,
  contexto: fotos.contexto,
  lotacaoId: fotos.lotacaoId,
  lotacao: lotacoes.nome,
  fusoHorario: lotacoes.fusoHorario,
  enviadaEm: fotos.enviadaEm,
  tiradaEm: fotos.tiradaEm,
  enviadaPor: usuarios.nome,
  fiscalizacao: fiscalizacaoDe(fotos.uuid),
};
const usoAnterior = {
  nome: anterior.nome,
  contexto: anterior.contexto,
  lotacaoId: anterior.lotacaoId,
  lotacao: lotacaoAnterior.nome,
  fusoHorario: lotacaoAnterior.fusoHorario,
  enviadaEm: anterior.enviadaEm,
  tiradaEm: anterior.tiradaEm,
  enviadaPor: usuarioAnterior.nome,
  fiscalizacao: fiscalizacaoDe(anterior.uuid),
};

@Injectable()
export class FotosRepetidasRepository {
  findSame(tx: Transaction, { id, sha256 }: { id: number; sha256: string }): Promise<{ id: number }[]> {
    return tx
      .select({ id: fotos.id })
      .from(fotos)
      .where(and(eq(fotos.sha256, sha256), lt(fotos.id, id)))
      .orderBy(desc(fotos.id))
      .limit(IGUAIS);
  }

  async findNear(
    tx: Transaction,
    id: number,
    vizinhas: readonly number[],
  ): Promise<{ id: number; impressao: string }[]> {
    const perto = await tx
      .select({ id: fotos.id, impressao: fotos.impressao })
      .from(fotos)
      .where(and(arrayOverlaps(fotos.faixas, [...vizinhas]), isNotNull(fotos.impressao), lt(fotos.id, id)))
      .orderBy(desc(fotos.id))
      .limit(CANDIDATAS);
    return perto.flatMap(({ id: outro, impressao }) => (impressao ? [{ id: outro, impressao }] : []));
  }

  async findUnitName(tx: Transaction, fotoId: number): Promise<string> {
    const [row] = await tx
      .select({ nome: lotacoes.nome })
      .from(fotos)
      .innerJoin(lotacoes, eq(lotacoes.id, fotos.lotacaoId))
      .where(eq(fotos.id, fotoId));
    return row?.nome ?? '';
  }

  async insert(tx: Transaction, linhas: (typeof fotosRepetidas.$inferInsert)[]): Promise<void> {
    await tx.insert(fotosRepetidas).values(linhas).onConflictDoNothing();
  }

  async page(tx: Transaction, busca: BuscaRepetidas): Promise<{ itens: LinhaRepetida[]; total: number }> {
    const { situacao, semelhanca, fiscalizacaoId, lotacaoId, pagina, tamanho } = busca;
    const filtro = and(
      situacao && eq(fotosRepetidas.situacao, situacao),
      semelhanca && eq(fotosRepetidas.semelhanca, semelhanca),
      lotacaoId ? eq(fotos.lotacaoId, lotacaoId) : undefined,
      fiscalizacaoId ? or(usadaEm(fotos.uuid, fiscalizacaoId), usadaEm(anterior.uuid, fiscalizacaoId)) : undefined,
    );
    const [contagem] = await tx
      .select({ total: count() })
      .from(fotosRepetidas)
      .innerJoin(fotos, eq(fotos.id, fotosRepetidas.fotoId))
      .innerJoin(anterior, eq(anterior.id, fotosRepetidas.anteriorId))
      .where(filtro);
    const itens = await this.linhas(tx)
      .where(filtro)
      .orderBy(desc(fotosRepetidas.id))
      .limit(tamanho)
      .offset((pagina - 1) * tamanho);
    return { itens, total: contagem?.total ?? 0 };
  }

  async findById(tx: Transaction, id: number): Promise<LinhaRepetida | undefined> {
    const [linha] = await this.linhas(tx).where(eq(fotosRepetidas.id, id));
    return linha;
  }

  async lock(tx: Transaction, id: number): Promise<typeof fotosRepetidas.$inferSelect | undefined> {
    const [linha] = await tx.select().from(fotosRepetidas).where(eq(fotosRepetidas.id, id)).for('update');
    return linha;
  }

  async decide(
    tx: Transaction,
    id: number,
    decisao: { situacao: SituacaoRepetida; observacao: string | null; decididaEm: Date; decididaPor: number },
  ): Promise<void> {
    await tx
      .update(fotosRepetidas)
      .set({ ...decisao, versao: sql`${fotosRepetidas.versao} + 1` })
      .where(eq(fotosRepetidas.id, id));
  }

  async waits(tx: Transaction, fotoId: number): Promise<boolean> {
    const [linha] = await tx
      .select({ id: fotosRepetidas.id })
      .from(fotosRepetidas)
      .where(and(eq(fotosRepetidas.fotoId, fotoId), eq(fotosRepetidas.situacao, 'A_DECIDIR')))
      .limit(1);
    return linha !== undefined;
  }

  private linhas(tx: Transaction) {
    return tx
      .select({
        id: fotosRepetidas.id,
        fotoId: fotosRepetidas.fotoId,
        versao: fotosRepetidas.versao,
        situacao: fotosRepetidas.situacao,
        decididaPor: quemDecidiu.nome,
        decididaEm: fotosRepetidas.decididaEm,
        observacao: fotosRepetidas.observacao,
        semelhanca: fotosRepetidas.semelhanca,
        distancia: fotosRepetidas.distancia,
        encontradaEm: fotosRepetidas.encontradaEm,
        foto: usoDaFoto,
        anterior: usoAnterior,
      })
      .from(fotosRepetidas)
      .innerJoin(fotos, eq(fotos.id, fotosRepetidas.fotoId))
      .innerJoin(lotacoes, eq(lotacoes.id, fotos.lotacaoId))
      .innerJoin(usuarios, eq(usuarios.id, fotos.usuarioId))
      .innerJoin(anterior, eq(anterior.id, fotosRepetidas.anteriorId))
      .innerJoin(lotacaoAnterior, eq(lotacaoAnterior.id, anterior.lotacaoId))
      .innerJoin(usuarioAnterior, eq(usuarioAnterior.id, anterior.usuarioId))
      .leftJoin(quemDecidiu, eq(quemDecidiu.id, fotosRepetidas.decididaPor));
  }
}
