import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { rows, type Transaction } from '../database/database.ts';
import { fornecedores } from '../fornecedores/fornecedores.schema.ts';
import type { Fornecedor } from '../fornecedores/fornecedores.service.ts';

export type FornecedorConhecido = Pick<Fornecedor, 'id' | 'cnpj' | 'razaoSocial' | 'nomeFantasia' | 'ativo'>;
export type ContratoConhecido = {
  id: number;
  numero: string;
  fornecedorId: number;
  fornecedor: string;
  vigenciaInicio: string;
  vigenciaFim: string;
  itens: { tipoAlimentacaoId: number; tipoPublicoId: number; precoCentavos: number; quantidadeContratada: number }[];
};
type Novo = Pick<Fornecedor, 'cnpj' | 'razaoSocial' | 'nomeFantasia' | 'nomeBusca'>;

/** A fixed number of statements, whatever the number of lines. */
@Injectable()
export class ImportacoesFornecedoresRepository {
  /** Two imports at once would both find a supplier or a contract new. */
  async lock(tx: Transaction): Promise<void> {
    await tx.execute(sql`lock table fornecedores, contratos in share row exclusive mode`);
  }

  findFornecedores(tx: Transaction, cnpjs: readonly string[]): Promise<FornecedorConhecido[]> {
    return rows<FornecedorConhecido>(
      tx,
      sql`
        select id, cnpj, razao_social as "razaoSocial", nome_fantasia as "nomeFantasia", ativo
        from fornecedores where cnpj in (select jsonb_array_elements_text(${JSON.stringify(cnpjs)}::jsonb))`,
    );
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

  async insert(tx: Transaction, novos: readonly Novo[]): Promise<void> {
    if (novos.length) await tx.insert(fornecedores).values([...novos]);
  }

  async update(tx: Transaction, alterados: readonly (Novo & { id: number })[]): Promise<void> {
    await tx.execute(sql`
      update fornecedores f
      set razao_social = v."razaoSocial", nome_fantasia = v."nomeFantasia", nome_busca = v."nomeBusca",
          versao = f.versao + 1, alterado_em = now()
      from jsonb_to_recordset(${JSON.stringify(alterados)}::jsonb)
        as v(id int, "razaoSocial" text, "nomeFantasia" text, "nomeBusca" text)
      where v.id = f.id`);
  }
}
