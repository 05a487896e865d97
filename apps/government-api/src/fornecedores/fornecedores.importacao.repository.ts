import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { rows, type Transaction } from '../database/database.ts';
import type { Fornecedor } from './fornecedores.repository.ts';
import { fornecedores } from './fornecedores.schema.ts';

export type FornecedorConhecido = Pick<Fornecedor, 'id' | 'cnpj' | 'razaoSocial' | 'nomeFantasia' | 'ativo'>;
type Nomes = Pick<Fornecedor, 'cnpj' | 'razaoSocial' | 'nomeFantasia' | 'nomeBusca'>;

@Injectable()
export class FornecedoresImportacaoRepository {
  findByCnpjs(tx: Transaction, cnpjs: readonly string[]): Promise<FornecedorConhecido[]> {
    return rows<FornecedorConhecido>(
      tx,
      sql`
        select id, cnpj, razao_social as "razaoSocial", nome_fantasia as "nomeFantasia", ativo
        from fornecedores where cnpj in (select jsonb_array_elements_text(${JSON.stringify(cnpjs)}::jsonb))`,
    );
  }

  async insert(tx: Transaction, novos: readonly Nomes[]): Promise<void> {
    if (novos.length) await tx.insert(fornecedores).values([...novos]);
  }

  async rename(tx: Transaction, alterados: readonly (Nomes & { id: number })[]): Promise<void> {
    await tx.execute(sql`
      update fornecedores f
      set razao_social = v."razaoSocial", nome_fantasia = v."nomeFantasia", nome_busca = v."nomeBusca",
          versao = f.versao + 1, alterado_em = now()
      from jsonb_to_recordset(${JSON.stringify(alterados)}::jsonb)
        as v(id int, "razaoSocial" text, "nomeFantasia" text, "nomeBusca" text)
      where v.id = f.id`);
  }
}
