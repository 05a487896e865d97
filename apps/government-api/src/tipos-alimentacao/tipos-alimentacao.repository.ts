import { Injectable } from '@nestjs/common';
import { and, asc, eq, gt, lte, min, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { kept } from '../database/kept-query.ts';
import { ReferenceMemory } from '../database/reference-memory.ts';
import { tiposAlimentacao, vigenciasTipoAlimentacao } from './tipos-alimentacao.schema.ts';

export type Linha = typeof tiposAlimentacao.$inferSelect;
type LinhaVigencia = typeof vigenciasTipoAlimentacao.$inferSelect;
/** A meal with the changes of its hours that matter to the days asked for, oldest first. */
export type TipoLido = { readonly tipo: Linha; readonly vigencias: readonly LinhaVigencia[] };

const v = vigenciasTipoAlimentacao;

// The last change at or before the first day is one probe of the primary key, however long the history is.
const emVigor = sql`(select max(x.vale_de) from vigencias_tipo_alimentacao x
      where x.tipo_alimentacao_id = ${tiposAlimentacao.id} and x.vale_de <= ${sql.placeholder('de')}::date)`;

const noPeriodo = kept(tx =>
  tx
    .select({ tipo: tiposAlimentacao, vigencia: v })
    .from(tiposAlimentacao)
    .leftJoin(
      v,
      and(
        eq(v.tipoAlimentacaoId, tiposAlimentacao.id),
        lte(v.valeDe, sql.placeholder('ate')),
        sql`${v.valeDe} >= coalesce(${emVigor}, ${sql.placeholder('de')}::date)`,
      ),
    )
    .where(sql`(${tiposAlimentacao.ativo} or ${sql.placeholder('inativos')}::boolean)`)
    .orderBy(asc(tiposAlimentacao.ordem), asc(tiposAlimentacao.id), asc(v.valeDe)),
);

@Injectable()
export class TiposAlimentacaoRepository {
  constructor(private readonly memory: ReferenceMemory) {}

  findBetween(
    tx: Transaction,
    { de, ate, inativos }: { de: string; ate: string; inativos: boolean },
  ): Promise<readonly TipoLido[]> {
    const ler = async () => agrupar(await noPeriodo(tx, { de, ate, inativos }));
    return this.memory.rows(tx, `tipos_alimentacao ${de} ${ate} ${inativos}`, ler);
  }

  async nextChanges(tx: Transaction, data: string): Promise<Map<number, string>> {
    const linhas = await tx
      .select({ id: v.tipoAlimentacaoId, valeDe: min(v.valeDe) })
      .from(v)
      .where(gt(v.valeDe, data))
      .groupBy(v.tipoAlimentacaoId);
    return new Map(linhas.flatMap(({ id, valeDe }) => (valeDe ? [[id, valeDe] as const] : [])));
  }
}

function agrupar(linhas: readonly { tipo: Linha; vigencia: LinhaVigencia | null }[]): TipoLido[] {
  const lidos = new Map<number, { tipo: Linha; vigencias: LinhaVigencia[] }>();
  for (const { tipo, vigencia } of linhas) {
    const lido = lidos.get(tipo.id) ?? { tipo, vigencias: [] };
    if (vigencia) lido.vigencias.push(vigencia);
    lidos.set(tipo.id, lido);
  }
  return [...lidos.values()];
}
