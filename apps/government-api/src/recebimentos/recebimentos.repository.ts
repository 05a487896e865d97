import { Injectable } from '@nestjs/common';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { fotos } from '../fotos/fotos.query.ts';
import { motivos } from '../motivos/motivos.query.ts';
import { usuarios } from '../usuarios/usuarios.query.ts';
import { fotosRecebimento, itensRecebimento, recebimentos } from './recebimentos.schema.ts';

export type LinhaRecebimento = typeof recebimentos.$inferSelect;
export type NovaLinha = Omit<typeof recebimentos.$inferInsert, 'id'>;
export type NovoItem = Omit<typeof itensRecebimento.$inferInsert, 'recebimentoId'>;
export type ItemLido = Pick<
  typeof itensRecebimento.$inferSelect,
  'tipoPublicoId' | 'esperada' | 'entregue' | 'recusada'
>;
export type MotivoLido = { id: number; contexto: string; texto: string; exigeTexto: boolean; ativo: boolean };
export type RecebimentoLido = {
  linha: LinhaRecebimento;
  registradoPor: string;
  itens: readonly ItemLido[];
  fotos: readonly string[];
  /** One of them was taken, by its own hour, hours before the delivery came or after it was recorded. */
  fotoDeOutraHora: boolean;
  /** Null where none was read here, or the supplier declared none. */
  lacresDeclarados: string[] | null;
};

const ITENS = sql<ItemLido[]>`(select coalesce(json_agg(json_build_object('tipoPublicoId', i.tipo_publico_id,
    'esperada', i.esperada, 'entregue', i.entregue, 'recusada', i.recusada) order by i.tipo_publico_id), '[]')
  from itens_recebimento i where i.recebimento_id = ${recebimentos.id})`;
const FOTOS = sql<string[]>`(select coalesce(json_agg(f.nome order by x.ordem, x.foto_id), '[]')
  from fotos_recebimento x join fotos f on f.id = x.foto_id where x.recebimento_id = ${recebimentos.id})`;
const FOTO_DE_OUTRA_HORA = sql<boolean>`exists (
  select from fotos_recebimento x join fotos f on f.id = x.foto_id
  where x.recebimento_id = ${recebimentos.id} and f.tirada_em not between
    coalesce(${recebimentos.chegadaEm}, ${recebimentos.janelaInicioEm}) - interval '2 hours'
    and ${recebimentos.registradoEm} + interval '2 hours')`;
// Asked only of a delivery whose seals were read.
const LACRES = sql<string[] | null>`case when ${recebimentos.lacres} <> '{}' then (
  select array_agg(distinct x.lacre order by x.lacre) from pedidos p
  join declaracoes_atuais a on a.data = p.data_refeicao
  join itens_declaracao d on d.declaracao_id = a.id and d.lotacao_id = p.lotacao_id
    and d.tipo_alimentacao_id = ${recebimentos.tipoAlimentacaoId}
  cross join unnest(d.lacres) x(lacre)
  where p.id = ${recebimentos.pedidoId}) end`;

@Injectable()
export class RecebimentosRepository {
  async findById(tx: Transaction, id: number): Promise<LinhaRecebimento | undefined> {
    const [linha] = await tx.select().from(recebimentos).where(eq(recebimentos.id, id));
    return linha;
  }

  async findByClienteUuid(tx: Transaction, clienteUuid: string): Promise<LinhaRecebimento | undefined> {
    const [linha] = await tx.select().from(recebimentos).where(eq(recebimentos.clienteUuid, clienteUuid));
    return linha;
  }

  async findOf(tx: Transaction, pedidoIds: readonly number[]): Promise<RecebimentoLido[]> {
    if (pedidoIds.length === 0) return [];
    return tx
      .select({
        linha: recebimentos,
        registradoPor: usuarios.nome,
        itens: ITENS,
        fotos: FOTOS,
        fotoDeOutraHora: FOTO_DE_OUTRA_HORA,
        lacresDeclarados: LACRES,
      })
      .from(recebimentos)
      .innerJoin(usuarios, eq(usuarios.id, recebimentos.registradoPor))
      .where(inArray(recebimentos.pedidoId, [...pedidoIds]))
      .orderBy(asc(recebimentos.pedidoId), asc(recebimentos.entrega), asc(recebimentos.versao), asc(recebimentos.id));
  }

  async insert(tx: Transaction, linha: NovaLinha, itens: readonly NovoItem[], fotoIds: readonly number[]) {
    const [feita] = await tx.insert(recebimentos).values(linha).returning({ id: recebimentos.id });
    if (!feita) throw new Error('a reception was not written');
    const recebimentoId = feita.id;
    if (itens.length) await tx.insert(itensRecebimento).values(itens.map(item => ({ ...item, recebimentoId })));
    const postas = fotoIds.map((fotoId, ordem) => ({ recebimentoId, fotoId, ordem }));
    if (postas.length) await tx.insert(fotosRecebimento).values(postas);
    return recebimentoId;
  }

  async retire(tx: Transaction, id: number): Promise<void> {
    await tx.update(recebimentos).set({ vigente: false }).where(eq(recebimentos.id, id));
  }

  async findPhotos(tx: Transaction, nomes: readonly string[], lotacaoId: number): Promise<ReadonlyMap<string, number>> {
    if (nomes.length === 0) return new Map();
    const achadas = await tx
      .select({ id: fotos.id, nome: fotos.nome })
      .from(fotos)
      .where(and(inArray(fotos.nome, [...nomes]), eq(fotos.lotacaoId, lotacaoId), eq(fotos.contexto, 'RECEBIMENTO')));
    return new Map(achadas.map(({ nome, id }) => [nome, id]));
  }

  async findReasons(tx: Transaction, ids: readonly number[]): Promise<MotivoLido[]> {
    if (ids.length === 0) return [];
    return tx
      .select({
        id: motivos.id,
        contexto: motivos.contexto,
        texto: motivos.texto,
        exigeTexto: motivos.exigeTexto,
        ativo: motivos.ativo,
      })
      .from(motivos)
      .where(inArray(motivos.id, [...ids]));
  }
}
