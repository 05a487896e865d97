-- The list's page and its counts read this index and no table, also by unit and by kind, whatever the years behind.
drop index pedidos_por_data;
create index pedidos_por_data on pedidos (data_refeicao, id) include (situacao, lotacao_id, tipo);
