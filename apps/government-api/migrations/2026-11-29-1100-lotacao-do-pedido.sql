-- The unit as it was when its order was sent: name and region, as the price and the supplier already are (ADR 123).
-- Beside the order, not in it, so that filling the old ones does not make every day of the map be added up again.
create table lotacoes_pedido (
  pedido_id integer primary key references pedidos on delete cascade,
  nome text not null,
  municipio text not null,
  uf text not null,
  -- Not seen at the sending, but told by the trail: what the first change after it says the unit was before.
  pela_trilha boolean not null default false
);
with mudancas as materialized (
  select e.entidade_id::integer as lotacao_id, e.id, e.em, a.campo, a.antes
  from eventos e
  cross join lateral jsonb_to_recordset(e.dados -> 'alteracoes') as a (campo text, antes text)
  where e.entidade = 'lotacoes' and e.entidade_id ~ '^[0-9]+$' and jsonb_typeof(e.dados -> 'alteracoes') = 'array'
    and a.campo in ('nome', 'municipio', 'uf') and a.antes is not null
)
insert into lotacoes_pedido (pedido_id, nome, municipio, uf, pela_trilha)
select p.id, coalesce(m.nome, l.nome), coalesce(m.municipio, l.municipio), coalesce(m.uf, l.uf), true
from pedidos p
join lotacoes l on l.id = p.lotacao_id
left join lateral (
  select (array_agg(c.antes order by c.id) filter (where c.campo = 'nome'))[1] as nome,
    (array_agg(c.antes order by c.id) filter (where c.campo = 'municipio'))[1] as municipio,
    (array_agg(c.antes order by c.id) filter (where c.campo = 'uf'))[1] as uf
  from mudancas c where c.lotacao_id = p.lotacao_id and c.em > p.enviado_em
) m on true
where p.enviado_em is not null;
