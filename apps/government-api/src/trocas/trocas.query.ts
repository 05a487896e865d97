import type { components } from '@alipen/contracts/generated/government-api';
import { sql } from 'drizzle-orm';
import { rows, type Transaction } from '../database/database.ts';
import { servidoEm } from './trocas.rules.ts';

type Schemas = components['schemas'];

export type TrocaDoDia = Schemas['TrocaAceita'] & {
  readonly data: string;
  readonly fornecedorId: number;
  readonly lotacaoId: number | null;
  readonly tipoAlimentacaoId: number;
};

type Lida = {
  fornecedorId: number;
  lotacaoId: number | null;
  lotacao: string | null;
  tipoAlimentacaoId: number;
  refeicao: string;
  tipo: Schemas['TipoTroca'];
  data: string;
  outraData: string | null;
  previsto: string;
  proposto: string;
};

/** What is served on these days in place of what was planned, in one query. */
export async function trocasAceitas(tx: Transaction, dias: readonly string[]): Promise<TrocaDoDia[]> {
  const unicos = [...new Set(dias)];
  if (!unicos.length) return [];
  const lidas = await rows<Lida>(
    tx,
    sql`select t.fornecedor_id as "fornecedorId", t.lotacao_id as "lotacaoId", l.nome as lotacao,
          t.tipo_alimentacao_id as "tipoAlimentacaoId", r.nome as refeicao, t.tipo, t.data::text as data,
          t.outra_data::text as "outraData", t.previsto, t.proposto
        from trocas t join tipos_alimentacao r on r.id = t.tipo_alimentacao_id
        left join lotacoes l on l.id = t.lotacao_id
        where t.situacao = 'ACEITA' and (t.data in ${unicos} or t.outra_data in ${unicos})
        order by r.ordem, r.id, t.id`,
  );
  return unicos.flatMap(dia =>
    lidas
      .filter(({ data, outraData }) => data === dia || outraData === dia)
      .map(lida => ({
        ...servidoEm(lida, dia),
        data: dia,
        tipo: lida.tipo,
        refeicao: lida.refeicao,
        lotacao: lida.lotacao,
        fornecedorId: lida.fornecedorId,
        lotacaoId: lida.lotacaoId,
        tipoAlimentacaoId: lida.tipoAlimentacaoId,
      })),
  );
}

export type DaEntrega = {
  readonly data: string;
  readonly lotacaoId: number;
  readonly fornecedorId: number | null;
  readonly tipoAlimentacaoId: number;
};

/** Those of one delivery: of its supplier, its meal, and its unit or every unit. */
export const daEntrega = (trocas: readonly TrocaDoDia[], entrega: DaEntrega): Schemas['TrocaAceita'][] =>
  trocas
    .filter(
      troca =>
        troca.data === entrega.data &&
        troca.fornecedorId === entrega.fornecedorId &&
        troca.tipoAlimentacaoId === entrega.tipoAlimentacaoId &&
        (troca.lotacaoId === null || troca.lotacaoId === entrega.lotacaoId),
    )
    .map(toAceita);

export const toAceita = ({
  tipo,
  refeicao,
  lotacao,
  serve,
  noLugarDe,
  comODia,
}: TrocaDoDia): Schemas['TrocaAceita'] => ({ tipo, refeicao, lotacao, serve, noLugarDe, comODia });
