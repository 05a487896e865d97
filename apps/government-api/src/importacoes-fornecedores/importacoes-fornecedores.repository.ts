import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { rows, type Transaction } from '../database/database.ts';

export type ContratoConhecido = {
  id: number;
  numero: string;
  fornecedorId: number;
  fornecedor: string;
  vigenciaInicio: string;
  vigenciaFim: string;
  itens: { tipoAlimentacaoId: number; tipoPublicoId: number; precoCentavos: number; quantidadeContratada: number }[];
};

@Injectable()
export class ImportacoesFornecedoresRepository {
  /** Two imports at once would both find the same supplier or contract new. */
  async lock(tx: Transaction): Promise<void> {
    await tx.execute(sql`lock table fornecedores, contratos in share row exclusive mode`);
  }

  findContratos(tx: Transaction, numeros: readonly string[]): Promise<ContratoConhecido[]> {
    return rows<ContratoConhecido>(
      tx,
      sql`
        select c.id, c.numero, c.fornecedor_id as "fornecedorId", f.nome_fantasia as fornecedor,
               c.vigencia_inicio::text as "vigenciaInicio", c.vigencia_fim::text as "vigenciaFim",
               coalesce(i.itens, '[]'::json) as itens
        from contratos c
        join fornecedores f on f.id = c.fornecedor_id
        left join lateral (
          select json_agg(json_build_object('tipoAlimentacaoId', tipo_alimentacao_id, 'tipoPublicoId', tipo_publico_id,
            'precoCentavos', preco_centavos, 'quantidadeContratada', quantidade_contratada)) as itens
          from itens_contrato where contrato_id = c.id
        ) i on true
        where c.numero in (select jsonb_array_elements_text(${JSON.stringify(numeros)}::jsonb))`,
    );
  }
}
