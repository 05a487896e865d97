import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import { type SQL, sql } from 'drizzle-orm';
import { isoInstant } from '../../clock/iso-instant.ts';
import { rows, type Transaction } from '../../database/database.ts';
import { situacoesCompletas } from '../../fiscalizacoes/fiscalizacoes.ciclo.table.ts';
import { chegada } from '../../fiscalizacoes/fiscalizacoes.query.ts';
import { quantidadeDe } from '../../pedidos/pedidos.soma.table.ts';

type Schemas = components['schemas'];
type FiscalizacaoLida = Omit<Schemas['FiscalizacaoDaOrigem'], 'falhas'> & {
  formularioId: number;
  falhas: Omit<Schemas['FalhaDaOrigem'], 'item'>[];
};
export type DaOrigem = { data: string; lotacaoId: number; tipoAlimentacaoId?: number; tipoPublicoId?: number };

const daCelula = (tabela: SQL, { tipoAlimentacaoId, tipoPublicoId }: DaOrigem): SQL => sql`
  ${tipoAlimentacaoId === undefined ? sql`` : sql`and ${tabela}.tipo_alimentacao_id = ${tipoAlimentacaoId}`}
  ${tipoPublicoId === undefined ? sql`` : sql`and ${tabela}.tipo_publico_id = ${tipoPublicoId}`}`;
const daRefeicao = (tabela: SQL, { tipoAlimentacaoId }: DaOrigem): SQL =>
  tipoAlimentacaoId === undefined ? sql`` : sql`and ${tabela}.tipo_alimentacao_id = ${tipoAlimentacaoId}`;

@Injectable()
export class OrigemRepository {
  pedidos(tx: Transaction, de: DaOrigem): Promise<Omit<Schemas['PedidoDaOrigem'], 'conta'>[]> {
    return rows(
      tx,
      sql`select p.id, p.numero, p.tipo, p.situacao,
        (select coalesce(json_agg(json_build_object('refeicao', t.nome, 'publico', u.nome, 'contrato', c.numero,
            'solicitada', i.quantidade_solicitada, 'confirmada', i.quantidade_confirmada, 'entregue', i.quantidade_entregue,
            'recusada', i.quantidade_recusada, 'aceita', ${quantidadeDe.ACEITA}, 'precoCentavos', coalesce(i.preco_centavos, 0),
            'valorAceitoCentavos', ${quantidadeDe.ACEITA} * coalesce(i.preco_centavos, 0)) order by t.ordem, u.ordem), '[]')
          from itens_pedido i join tipos_alimentacao t on t.id = i.tipo_alimentacao_id
          join tipos_publico u on u.id = i.tipo_publico_id left join contratos c on c.id = i.contrato_id
          where i.pedido_id = p.id ${daCelula(sql`i`, de)}) as celulas,
        (select coalesce(json_agg(json_build_object('refeicao', t.nome, 'publico', u.nome, 'de', a.de, 'para', a.para,
            'motivo', m.texto, 'situacao', a.situacao, 'em', ${isoInstant(sql`a.solicitado_em`)}) order by a.id), '[]')
          from ajustes_pedido a join tipos_alimentacao t on t.id = a.tipo_alimentacao_id
          join tipos_publico u on u.id = a.tipo_publico_id join motivos m on m.id = a.motivo_id
          where a.pedido_id = p.id ${daCelula(sql`a`, de)}) as ajustes,
        (select coalesce(json_agg(json_build_object('refeicao', t.nome, 'entrega', r.entrega,
            'chegadaEm', ${isoInstant(sql`r.chegada_em`)}, 'atrasoMin', r.atraso_min, 'motivoRecusa', r.motivo_recusa,
            'entregue', q.entregue, 'recusada', q.recusada, 'fotos', f.fotos) order by t.ordem, r.entrega), '[]')
          from recebimentos r join tipos_alimentacao t on t.id = r.tipo_alimentacao_id
          cross join lateral (
            select coalesce(sum(x.entregue), 0) as entregue, coalesce(sum(x.recusada), 0) as recusada from itens_recebimento x
            where x.recebimento_id = r.id
              ${de.tipoPublicoId === undefined ? sql`` : sql`and x.tipo_publico_id = ${de.tipoPublicoId}`}
          ) q
          cross join lateral (
            select coalesce(json_agg(y.nome order by x.ordem), '[]') as fotos
            from fotos_recebimento x join fotos y on y.id = x.foto_id where x.recebimento_id = r.id
          ) f
          where r.pedido_id = p.id and r.vigente ${daRefeicao(sql`r`, de)}) as entregas
      from pedidos p where p.lotacao_id = ${de.lotacaoId} and p.data_refeicao = ${de.data}::date order by p.id`,
    );
  }

  fiscalizacoes(tx: Transaction, de: DaOrigem): Promise<FiscalizacaoLida[]> {
    return rows(
      tx,
      sql`select x.id, x.numero, t.nome as refeicao, o.nome_fantasia as fornecedor, x.nota,
        coalesce(x.pontos, 0) as pontos, x.formulario_id as "formularioId",
        (select coalesce(json_agg(json_build_object('codigo', n.item, 'critico', n.critico, 'pontos', n.pontos)
            order by n.critico desc, n.pontos desc, n.item), '[]')
          from nao_conformidades_fiscalizacao n
          where n.fiscalizacao_id = x.id and n.numero = x.versao_vigente) as falhas,
        (select coalesce(json_agg(f.nome order by d.ordem), '[]') from fotos_fiscalizacao d
          cross join lateral (${chegada}) f
          where d.fiscalizacao_id = x.id and d.numero = x.versao_vigente) as fotos
      from fiscalizacoes x join tipos_alimentacao t on t.id = x.tipo_alimentacao_id join fornecedores o on o.id = x.fornecedor_id
      where x.lotacao_id = ${de.lotacaoId} and x.data = ${de.data}::date and x.situacao in ${situacoesCompletas}
      order by x.id`,
    );
  }

  /** The band each contract's points fall in, of the form the day's discount was computed by. */
  faixas(
    tx: Transaction,
    { data, lotacaoId }: DaOrigem,
    contas: readonly Schemas['ContaDoContrato'][],
  ): Promise<Schemas['FaixaDaConta'][]> {
    const lidas = contas.map(({ contratoId, fornecedorId, pontos }) => ({ contratoId, fornecedorId, pontos }));
    return rows(
      tx,
      sql`select c."contratoId", x as faixa
      from jsonb_to_recordset(${JSON.stringify(lidas)}::jsonb) as c("contratoId" int, "fornecedorId" int, pontos int)
      cross join lateral (
        select coalesce(max(f.formulario_id) filter (where f.pontos > 0), max(f.formulario_id),
          (select min(id) from formularios)) as id
        from fiscalizacoes f where f.lotacao_id = ${lotacaoId} and f.data = ${data}::date
          and f.fornecedor_id = c."fornecedorId" and f.situacao in ${situacoesCompletas}
      ) m join formularios o on o.id = m.id cross join lateral jsonb_array_elements(o.faixas_desconto) x
      where c.pontos between (x->>'de')::int and coalesce((x->>'ate')::int, 2147483647) order by 1`,
    );
  }

  async importacao(tx: Transaction, de: DaOrigem): Promise<Schemas['ImportacaoDaOrigem'] | null> {
    const [row] = await rows<Schemas['ImportacaoDaOrigem']>(
      tx,
      sql`select ${isoInstant(sql`i.importada_em`)} as "importadaEm", w.nome as "importadaPor",
        coalesce((select left(trim(l), 2000) from regexp_split_to_table(i.texto, '\\r\\n|\\r|\\n') l
          where l ~ ${`^[[:space:]]*0?${Number(de.data.slice(8))}([/;[:space:]]|$)`} limit 1), '') as linha,
        json_agg(json_build_object('refeicao', t.nome, 'publico', u.nome, 'contrato', c.numero, 'quantidade', q.quantidade,
          'precoCentavos', q.preco_centavos, 'valorCentavos', q.quantidade * coalesce(q.preco_centavos, 0))
          order by t.ordem, u.ordem) as celulas
      from quantidades_importadas q join importacoes_mapa i on i.id = q.importacao_id
      join usuarios w on w.id = i.importada_por join tipos_alimentacao t on t.id = q.tipo_alimentacao_id
      join tipos_publico u on u.id = q.tipo_publico_id left join contratos c on c.id = q.contrato_id
      where q.lotacao_id = ${de.lotacaoId} and q.data = ${de.data}::date ${daCelula(sql`q`, de)}
      group by i.id, w.nome`,
    );
    return row ?? null;
  }

  ocorrencias(tx: Transaction, de: DaOrigem): Promise<Schemas['OcorrenciaDaOrigem'][]> {
    return rows(
      tx,
      sql`select o.id, o.numero, o.situacao, o.descricao, o.glosa_desconto_centavos::float8 as "glosaCentavos"
      from ocorrencias o where o.lotacao_id = ${de.lotacaoId} and o.data_refeicao = ${de.data}::date order by o.id`,
    );
  }
}
