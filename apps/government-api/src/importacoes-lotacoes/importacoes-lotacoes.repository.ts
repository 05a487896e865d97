import { Injectable } from '@nestjs/common';
import { type SQL, sql } from 'drizzle-orm';
import { rows, type Transaction } from '../database/database.ts';
import { searchText } from '../database/search-text.ts';
import type { Unidade } from './importacoes-lotacoes.rules.ts';

/** A unit with its line in the file and today's date in its zone. */
export type UnidadeDeHoje = Unidade & { readonly linha: number; readonly hoje: string };

export type Conhecida = {
  linha: number;
  id: number;
  tipo: string;
  capacidade: number | null;
  sigla: string | null;
  endereco: string | null;
  telefone: string | null;
  email: string | null;
  responsavelNome: string | null;
  /** null where the unit never had a head count. */
  internos: number | null;
  servidoresPlantao: number | null;
  servidoresExpediente: number | null;
};

/** A fixed number of statements, whatever the number of lines; the lines go as one JSON parameter. */
@Injectable()
export class ImportacoesLotacoesRepository {
  /** Two imports at once would both find the same unit new. */
  async lock(tx: Transaction): Promise<void> {
    await tx.execute(sql`lock table lotacoes in share row exclusive mode`);
  }

  findConhecidas(tx: Transaction, unidades: readonly UnidadeDeHoje[]): Promise<Conhecida[]> {
    return rows<Conhecida>(
      tx,
      sql`
        select i.linha, l.id, l.tipo, l.capacidade, l.sigla, l.endereco, l.telefone, l.email,
               l.responsavel_nome as "responsavelNome", e.internos, e.servidores_plantao as "servidoresPlantao",
               e.servidores_expediente as "servidoresExpediente"
        from ${recordset(unidades)}
        join lotacoes l on l.nome = i.nome and l.uf = i.uf and l.municipio = i.municipio
        left join lateral (
          select * from efetivos_diarios d where d.lotacao_id = l.id and d.data <= i.hoje order by d.data desc limit 1
        ) e on true`,
    );
  }

  insertLotacoes(tx: Transaction, novas: readonly UnidadeDeHoje[]): Promise<{ linha: number; id: number }[]> {
    return rows<{ linha: number; id: number }>(
      tx,
      sql`
        with lidas as (select * from ${recordset(novas)}), inseridas as (
          insert into lotacoes (codigo, nome, nome_busca, tipo, municipio, uf, fuso_horario, capacidade, sigla, endereco,
                                telefone, email, responsavel_nome)
          select n.codigo, n.nome,
                 concat_ws(chr(10), n."nomeBusca", lower(n.codigo), n."municipioBusca", n."siglaBusca"),
                 n.tipo, n.municipio, n.uf, n."fusoHorario", n.capacidade, n.sigla, n.endereco, n.telefone, n.email,
                 n."responsavelNome"
          from (
            select i.*, i.uf || '-' || lpad(nextval('codigos_lotacao')::text, 6, '0') as codigo
            from (select * from lidas order by linha) i
          ) n
          returning id, nome, uf, municipio
        )
        select i.linha, l.id from inseridas l
        join lidas i on i.nome = l.nome and i.uf = l.uf and i.municipio = l.municipio`,
    );
  }

  async updateLotacoes(tx: Transaction, alteradas: readonly UnidadeDeHoje[]): Promise<void> {
    await tx.execute(sql`
      update lotacoes l
      set tipo = i.tipo, capacidade = coalesce(i.capacidade, l.capacidade), sigla = coalesce(i.sigla, l.sigla),
          endereco = coalesce(i.endereco, l.endereco), telefone = coalesce(i.telefone, l.telefone),
          email = coalesce(i.email, l.email), responsavel_nome = coalesce(i."responsavelNome", l.responsavel_nome),
          nome_busca = case when i."siglaBusca" is null then l.nome_busca
            else concat_ws(chr(10), i."nomeBusca", lower(l.codigo), i."municipioBusca", i."siglaBusca") end,
          versao = l.versao + 1, alterado_em = now()
      from ${recordset(alteradas)}
      where l.nome = i.nome and l.uf = i.uf and l.municipio = i.municipio
        and (l.tipo, l.capacidade, l.sigla, l.endereco, l.telefone, l.email, l.responsavel_nome) is distinct from (
          i.tipo, coalesce(i.capacidade, l.capacidade), coalesce(i.sigla, l.sigla), coalesce(i.endereco, l.endereco),
          coalesce(i.telefone, l.telefone), coalesce(i.email, l.email), coalesce(i."responsavelNome", l.responsavel_nome))`);
  }

  async upsertEfetivos(tx: Transaction, unidades: readonly UnidadeDeHoje[], agora: Date): Promise<void> {
    await tx.execute(sql`
      insert into efetivos_diarios
        (lotacao_id, data, internos, servidores_plantao, servidores_expediente, fonte, capturado_em)
      select l.id, i.hoje, i.internos, i."servidoresPlantao", i."servidoresExpediente", 'IMPORTADO',
             ${agora.toISOString()}::timestamptz
      from ${recordset(unidades)}
      join lotacoes l on l.nome = i.nome and l.uf = i.uf and l.municipio = i.municipio
      where i.internos is not null
      on conflict (lotacao_id, data) do update
      set internos = excluded.internos, servidores_plantao = excluded.servidores_plantao,
          servidores_expediente = excluded.servidores_expediente, fonte = excluded.fonte,
          capturado_em = excluded.capturado_em`);
  }
}

function recordset(unidades: readonly UnidadeDeHoje[]): SQL {
  const linhas = unidades.map(unidade => ({
    ...unidade,
    nomeBusca: searchText(unidade.nome),
    municipioBusca: searchText(unidade.municipio),
    siglaBusca: unidade.sigla && searchText(unidade.sigla),
  }));
  return sql`jsonb_to_recordset(${JSON.stringify(linhas)}::jsonb) as i(
    linha int, nome text, uf text, municipio text, tipo text, "fusoHorario" text, capacidade int, internos int,
    "servidoresPlantao" int, "servidoresExpediente" int, hoje date, "nomeBusca" text, "municipioBusca" text,
    "siglaBusca" text, sigla text, endereco text, telefone text, email text, "responsavelNome" text)`;
}
