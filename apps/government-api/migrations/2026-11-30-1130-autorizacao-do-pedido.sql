-- Whether an order waits for somebody else's authorisation before it may be confirmed: said when it is sent, by the parameter of its
-- day (ADR 129). Null: nobody asks for one.
alter table pedidos
  add column autorizacao text check (autorizacao in ('FALTA', 'DADA')),
  add column autorizado_em timestamptz,
  add column autorizado_por integer references usuarios (id),
  add constraint pedidos_autorizados check (
    num_nonnulls(autorizado_em, autorizado_por) = case when autorizacao = 'DADA' then 2 else 0 end);
create index pedidos_a_autorizar on pedidos (data_refeicao) where autorizacao = 'FALTA';
