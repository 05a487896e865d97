import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { rows, type Transaction } from '../database/database.ts';
import type { BuscaProjecao, DiaContado, Preco, Vinculo } from './projecao.rules.ts';

export type ContratoAProjetar = {
  contratoId: number;
  numero: string;
  fornecedor: string;
  fim: string;
  valorTotalCentavos: number;
  executadoCentavos: number;
};
export type MesRealizado = { mes: string; refeicoes: number | null; valorCentavos: number };
type Dias = { readonly de: string; readonly ate: string };

const lista = (ids: readonly number[]) => sql`${`{${ids.join(',')}}`}::int[]`;
const FIM = sql`least(c.vigencia_fim, coalesce(c.encerrado_em, 'infinity'))`;

/** What is behind is read from the kept sums of each day alone; what is ahead, from contracts and bindings. */
@Injectable()
export class ProjecaoRepository {
  async units(tx: Transaction, { lotacaoId, contratoId }: BuscaProjecao, { de, ate }: Dias): Promise<number[]> {
    const dela = lotacaoId === undefined ? sql`` : sql`and l.id = ${lotacaoId}`;
    const dele =
      contratoId === undefined
        ? sql``
        : sql`and l.id in (
            select lotacao_id from contratos_lotacoes
            where contrato_id = ${contratoId} and inicio <= ${ate}::date and fim >= ${de}::date)`;
    const lidas = await rows<{ id: number }>(
      tx,
      sql`select l.id from lotacoes l where l.ativa ${dela} ${dele} order by l.id`,
    );
    return lidas.map(({ id }) => id);
  }

  counted(tx: Transaction, lotacaoIds: readonly number[], { de, ate }: Dias): Promise<DiaContado[]> {
    return rows<DiaContado>(
      tx,
      sql`
        select lotacao_id as "lotacaoId", data::text, aceita, programada, liquido_centavos::float8 as "liquidoCentavos"
        from indicadores_lotacao
        where lotacao_id = any (${lista(lotacaoIds)}) and data between ${de}::date and ${ate}::date`,
    );
  }

  bindings(tx: Transaction, lotacaoIds: readonly number[], { de, ate }: Dias): Promise<Vinculo[]> {
    return rows<Vinculo>(
      tx,
      sql`
        select cl.lotacao_id as "lotacaoId", cl.tipo_alimentacao_id as "tipoAlimentacaoId", c.id as "contratoId",
          greatest(cl.inicio, c.vigencia_inicio)::text as inicio, least(cl.fim, ${FIM}, ${ate}::date)::text as fim
        from contratos_lotacoes cl join contratos c on c.id = cl.contrato_id
        where cl.lotacao_id = any (${lista(lotacaoIds)}) and cl.inicio <= ${ate}::date and least(cl.fim, ${FIM}) >= ${de}::date
        order by c.id`,
    );
  }

  prices(tx: Transaction, contratoIds: readonly number[]): Promise<Preco[]> {
    return rows<Preco>(
      tx,
      sql`
        select contrato_id as "contratoId", tipo_alimentacao_id as "tipoAlimentacaoId", tipo_publico_id as "tipoPublicoId",
          '0001-01-01' as desde, preco_centavos as "precoCentavos"
        from itens_contrato where contrato_id = any (${lista(contratoIds)})
        union all
        select contrato_id, tipo_alimentacao_id, tipo_publico_id, vale_de::text, preco_centavos
        from precos_a_valer where contrato_id = any (${lista(contratoIds)}) and aplicado_em is null`,
    );
  }

  contracts(tx: Transaction, contratoIds: readonly number[], ate: string): Promise<ContratoAProjetar[]> {
    return rows<ContratoAProjetar>(
      tx,
      sql`
        select c.id as "contratoId", c.numero, coalesce(nullif(f.nome_fantasia, ''), f.razao_social) as fornecedor,
          ${FIM}::text as fim, c.valor_total_centavos::float8 as "valorTotalCentavos",
          coalesce((select sum(i.liquido_centavos) from indicadores_contrato i where i.contrato_id = c.id and i.data <= ${ate}::date), 0)::float8
            as "executadoCentavos"
        from contratos c join fornecedores f on f.id = c.fornecedor_id
        where c.id = any (${lista(contratoIds)}) order by c.numero collate "C"`,
    );
  }

  async executedSince(tx: Transaction, contratoId: number, { de, ate }: Dias): Promise<number> {
    const [soma] = await rows<{ valor: number }>(
      tx,
      sql`
        select coalesce(sum(liquido_centavos), 0)::float8 as valor from indicadores_contrato
        where contrato_id = ${contratoId} and data between ${de}::date and ${ate}::date`,
    );
    return soma?.valor ?? 0;
  }

  done(tx: Transaction, { lotacaoId, contratoId }: BuscaProjecao, { de, ate }: Dias): Promise<MesRealizado[]> {
    if (contratoId !== undefined && lotacaoId === undefined) {
      return rows<MesRealizado>(
        tx,
        sql`
          select to_char(data, 'YYYY-MM') as mes, null::float8 as refeicoes, sum(liquido_centavos)::float8 as "valorCentavos"
          from indicadores_contrato where contrato_id = ${contratoId} and data between ${de}::date and ${ate}::date
          group by 1 order by 1`,
      );
    }
    const dela = lotacaoId === undefined ? sql`` : sql`and lotacao_id = ${lotacaoId}`;
    return rows<MesRealizado>(
      tx,
      sql`
        select to_char(data, 'YYYY-MM') as mes, sum(aceita)::float8 as refeicoes, sum(liquido_centavos)::float8 as "valorCentavos"
        from indicadores_lotacao where data between ${de}::date and ${ate}::date ${dela}
        group by 1 order by 1`,
    );
  }
}
