import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { isoInstant } from '../../clock/iso-instant.ts';
import { rows, type Transaction } from '../../database/database.ts';
import type { LinhaEsperada } from '../nfe/esperado.ts';
import type { Cobranca } from './cobranca.rules.ts';

@Injectable()
export class CobrancasRepository {
  /** Nobody changes the billing's state until the transaction ends. */
  async lock(tx: Transaction, medicaoId: number): Promise<void> {
    await tx.execute(sql`select id from medicoes where id = ${medicaoId} for no key update`);
  }

  /** What the supplier may bill of the month; undefined where there is no such billing. */
  async find(tx: Transaction, medicaoId: number): Promise<Cobranca | undefined> {
    const [lida] = await rows<Omit<Cobranca, 'itens'>>(
      tx,
      sql`
        select m.id, m.situacao, to_char(m.mes, 'YYYY-MM') as mes, c.numero as contrato,
          f.nome_fantasia as fornecedor, f.cnpj as "fornecedorCnpj", a.versao::int as "versaoDoAtesto",
          (select ${isoInstant(sql`d.assinado_em`)} from termos d
            where d.medicao_id = m.id and d.tipo = 'DEFINITIVO' and d.situacao = 'ASSINADO') as "definitivoEm",
          s.glosas::float8 as "glosasCentavos", s.descontos::float8 as "descontosCentavos",
          (s.bruto - s.glosas - s.descontos)::float8 as "liquidoCentavos"
        from medicoes m join contratos c on c.id = m.contrato_id join fornecedores f on f.id = c.fornecedor_id
        left join lateral (
          select versao from atestos_medicao where medicao_id = m.id order by versao desc limit 1
        ) a on true
        cross join lateral (
          select coalesce(sum(l.bruto_centavos), 0) as bruto, coalesce(sum(l.glosa_centavos), 0) as glosas,
            coalesce(sum(case when l.fechamento_id is null then 0
              else coalesce(l.decidido_centavos, l.proposto_centavos) end), 0) as descontos
          from linhas_medicao l where l.medicao_id = m.id
        ) s
        where m.id = ${medicaoId}`,
    );
    return lida && { ...lida, itens: await this.items(tx, medicaoId) };
  }

  /** Each meal at each price, all publics together: an invoice tells meals apart, not who ate them. */
  private items(tx: Transaction, medicaoId: number): Promise<LinhaEsperada[]> {
    return rows<LinhaEsperada>(
      tx,
      sql`
        select t.nome as descricao, sum((c->>'aceita')::int)::int as quantidade,
          (c->>'precoCentavos')::float8 as "precoCentavos"
        from linhas_medicao l cross join lateral jsonb_array_elements(l.celulas) c
        join tipos_alimentacao t on t.id = (c->>'tipoAlimentacaoId')::int
        where l.medicao_id = ${medicaoId} and c->>'precoCentavos' is not null
        group by t.nome, t.ordem, 3 having sum((c->>'aceita')::int) > 0 order by t.ordem, 1, 3`,
    );
  }
}
