import { Injectable } from '@nestjs/common';
import { and, arrayOverlaps, count, desc, eq, isNotNull, lt } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Transaction } from '../database/database.ts';
import { lotacoes } from '../lotacoes/lotacoes.table.ts';
import { usuarios } from '../usuarios/usuarios.table.ts';
import { fotos, fotosRepetidas } from './fotos.table.ts';

export type BuscaRepetidas = {
  semelhanca?: 'IGUAL' | 'PARECIDA';
  lotacaoId?: number;
  pagina: number;
  tamanho: number;
};
export type UsoLido = {
  nome: string;
  contexto: string;
  lotacaoId: number;
  lotacao: string;
  enviadaEm: Date;
  tiradaEm: Date | null;
  enviadaPor: string;
};
export type LinhaRepetida = {
  id: number;
  semelhanca: 'IGUAL' | 'PARECIDA';
  distancia: number;
  foto: UsoLido;
  anterior: UsoLido;
};

/** Rows of the index looked at for one photo, the newest first: a search costs the same however many photos there are. */
const CANDIDATAS = 2_000;
const IGUAIS = 3;

const anterior = alias(fotos, 'anterior');
const lotacaoAnterior = alias(lotacoes, 'lotacao_anterior');
const usuarioAnterior = alias(usuarios, 'usuario_anterior');
const usoDaFoto = {
  nome: fotos.nome,
  contexto: fotos.contexto,
  lotacaoId: fotos.lotacaoId,
  lotacao: lotacoes.nome,
  enviadaEm: fotos.enviadaEm,
  tiradaEm: fotos.tiradaEm,
  enviadaPor: usuarios.nome,
};
const usoAnterior = {
  nome: anterior.nome,
  contexto: anterior.contexto,
  lotacaoId: anterior.lotacaoId,
  lotacao: lotacaoAnterior.nome,
  enviadaEm: anterior.enviadaEm,
  tiradaEm: anterior.tiradaEm,
  enviadaPor: usuarioAnterior.nome,
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

  async page(
    tx: Transaction,
    { semelhanca, lotacaoId, pagina, tamanho }: BuscaRepetidas,
  ): Promise<{ itens: LinhaRepetida[]; total: number }> {
    const filtro = and(
      semelhanca && eq(fotosRepetidas.semelhanca, semelhanca),
      lotacaoId ? eq(fotos.lotacaoId, lotacaoId) : undefined,
    );
    const [contagem] = await tx
      .select({ total: count() })
      .from(fotosRepetidas)
      .innerJoin(fotos, eq(fotos.id, fotosRepetidas.fotoId))
      .where(filtro);
    const itens = await tx
      .select({
        id: fotosRepetidas.id,
        semelhanca: fotosRepetidas.semelhanca,
        distancia: fotosRepetidas.distancia,
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
      .where(filtro)
      .orderBy(desc(fotosRepetidas.id))
      .limit(tamanho)
      .offset((pagina - 1) * tamanho);
    return { itens, total: contagem?.total ?? 0 };
  }
}
