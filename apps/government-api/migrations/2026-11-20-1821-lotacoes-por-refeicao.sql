-- Who serves a unit is decided meal by meal: at most one supplier per unit, meal and day.
alter table contratos_lotacoes drop constraint um_contrato_por_dia;
alter table contratos_lotacoes add column tipo_alimentacao_id integer references tipos_alimentacao;

-- A row a unit becomes one for each meal priced in its contract; a contract without prices keeps every active meal.
insert into contratos_lotacoes (lotacao_id, contrato_id, tipo_alimentacao_id, inicio, fim, criado_em)
select cl.lotacao_id, cl.contrato_id, m.tipo_alimentacao_id, cl.inicio, cl.fim, cl.criado_em
from contratos_lotacoes cl
join (
  select distinct contrato_id, tipo_alimentacao_id from itens_contrato
  union all
  select c.id, t.id from contratos c cross join tipos_alimentacao t
  where t.ativo and not exists (select from itens_contrato i where i.contrato_id = c.id)
) m on m.contrato_id = cl.contrato_id;
delete from contratos_lotacoes where tipo_alimentacao_id is null;

-- A link never outlives its contract: the constraint below then says the truth about the days after it.
delete from contratos_lotacoes cl using contratos c
where c.id = cl.contrato_id
  and greatest(cl.inicio, c.vigencia_inicio) > least(cl.fim, c.vigencia_fim, c.encerrado_em);
update contratos_lotacoes cl
set inicio = greatest(cl.inicio, c.vigencia_inicio), fim = least(cl.fim, c.vigencia_fim, c.encerrado_em)
from contratos c where c.id = cl.contrato_id;

alter table contratos_lotacoes
  alter column tipo_alimentacao_id set not null,
  alter column fim set not null,
  add constraint um_fornecedor_por_refeicao_e_dia
    exclude using gist (lotacao_id with =, tipo_alimentacao_id with =, daterange(inicio, fim, '[]') with &&);
drop index contratos_lotacoes_por_contrato;
create index contratos_lotacoes_por_contrato
  on contratos_lotacoes (contrato_id, lotacao_id, inicio) include (fim, tipo_alimentacao_id);

-- Each ordered cell keeps the contract it was frozen with.
alter table itens_pedido add column contrato_id integer references contratos;
update itens_pedido i set contrato_id = p.contrato_id
from pedidos p where p.id = i.pedido_id and i.preco_centavos is not null;
-- What a contract was asked for: the balance is a sum over this index.
create index itens_pedido_por_contrato
  on itens_pedido (contrato_id, pedido_id) include (tipo_alimentacao_id, tipo_publico_id, quantidade_solicitada, preco_centavos)
  where contrato_id is not null;

-- Whose contracts an order was frozen with, under the name they had then: one row nearly always, two where meals differ.
create table contratos_pedido (
  pedido_id integer not null references pedidos,
  contrato_id integer not null references contratos,
  fornecedor text not null,
  primary key (pedido_id, contrato_id)
);
insert into contratos_pedido select id, contrato_id, fornecedor from pedidos where situacao <> 'RASCUNHO';

-- A step that the state alone does not explain, in words: which supplier left and which came.
alter table historico_pedido add column detalhe text;
