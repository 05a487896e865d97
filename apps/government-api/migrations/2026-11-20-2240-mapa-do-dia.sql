-- The map of a day or a month reads the head counts of its days alone, from the index, whatever the years behind.
create index efetivos_diarios_por_data on efetivos_diarios (data, lotacao_id)
  include (internos, servidores_plantao, servidores_expediente);

-- The key of an order's cells brings what the map adds: an order is one page of an index, and no page of the table.
alter table itens_pedido drop constraint itens_pedido_pkey;
alter table itens_pedido add primary key (pedido_id, tipo_alimentacao_id, tipo_publico_id)
  include (contrato_id, quantidade_solicitada, quantidade_confirmada, quantidade_entregue, quantidade_recusada, preco_centavos);
