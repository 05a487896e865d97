-- What stood out in an order when it was sent, beside the days before it; null where nobody looked (the parameter is off).
alter table pedidos add column sinais jsonb;
create index pedidos_com_sinal on pedidos (data_refeicao) where sinais <> '[]';

alter table indicadores_lotacao
  add column pedidos_olhados integer not null default 0,
  add column pedidos_com_sinal integer not null default 0;
