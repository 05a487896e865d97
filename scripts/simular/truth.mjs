// Compares the database with what people were answered: nothing acknowledged may be missing, and nothing be double.

const QUERY = `
  with dia as (select id from pedidos where data_refeicao = $1 and lotacao_id = any($2::int[]))
  select
    (select count(*)::int from pedidos p join dia using (id) where enviado_por <> 0) as enviados,
    (select count(*)::int from pedidos p join dia using (id) where enviado_por = 0) as "enviadosPeloSistema",
    (select count(*)::int - count(distinct lotacao_id)::int from pedidos p join dia using (id)) as dobrados,
    (select coalesce(sum(total_refeicoes), 0)::int from pedidos p join dia using (id) where enviado_por <> 0) as "refeicoesPedidas",
    (select count(*)::int from pedidos p join dia using (id) where situacao in ('RASCUNHO', 'ENVIADO', 'DEVOLVIDO')) as "semConfirmar",
    (select count(*)::int from recebimentos r join dia on dia.id = r.pedido_id where r.vigente) as recebimentos,
    (select coalesce(sum(quantidade_entregue), 0)::int from itens_pedido i join dia on dia.id = i.pedido_id) as entregues,
    (select coalesce(sum(quantidade_recusada), 0)::int from itens_pedido i join dia on dia.id = i.pedido_id) as recusadas,
    (select count(*)::int from fiscalizacoes f join dia on dia.id = f.pedido_id where situacao in ('REALIZADA', 'CIENTE_FORNECEDOR')) as fiscalizacoes,
    (select count(*)::int from fotos where lotacao_id = any($2::int[])) as fotos,
    (select count(*)::int from fechamentos_mapa where data = $1 and lotacao_id = any($2::int[])) as fechamentos,
    (select count(*)::int from assinaturas_mapa a join fechamentos_mapa f on f.id = a.fechamento_id
      where f.data = $1 and f.lotacao_id = any($2::int[])) as assinaturas,
    pg_database_size(current_database())::float8 as bytes`;

const COMPARED = [
  'enviados',
  'refeicoesPedidas',
  'recebimentos',
  'entregues',
  'recusadas',
  'fiscalizacoes',
  'fotos',
  'fechamentos',
  'assinaturas',
];

/** `{ rows, lost, bytes, ... }`: each figure as answered and as kept. */
export async function compareWithDatabase(db, { day, units, done }) {
  const [kept] = await db.query(QUERY, [day, units.map(({ id }) => id)]);
  const rows = COMPARED.map(what => ({
    o_que: what,
    respondido: done[what],
    no_banco: kept[what],
    diferença: kept[what] - done[what],
  }));
  return {
    rows,
    kept,
    largest: await largestTables(db),
    wrong: rows.filter(row => row.diferença !== 0).length + kept.dobrados,
  };
}

export async function sizeOf(db) {
  const [{ bytes }] = await db.query('select pg_database_size(current_database())::float8 as bytes');
  return bytes;
}

async function largestTables(db) {
  const rows = await db.query(`
    select relname as tabela, round(pg_total_relation_size(oid) / 1048576.0, 1)::float8 as "MB" from pg_class
    where relkind in ('r', 'm') and relnamespace = 'public'::regnamespace order by pg_total_relation_size(oid) desc limit 8`);
  return rows;
}
