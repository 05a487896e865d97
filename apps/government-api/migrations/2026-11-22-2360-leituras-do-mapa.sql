-- The fourteen days a day is compared with are read from the index, and so is how late each delivery was: the map of a day
-- opens no page of orders or of receptions to tell it.
drop index pedidos_por_data;
create index pedidos_por_data on pedidos (data_refeicao, id)
  include (situacao, lotacao_id, tipo, total_refeicoes, valor_previsto_centavos);

drop index recebimentos_um_vigente;
create unique index recebimentos_um_vigente on recebimentos (pedido_id, tipo_alimentacao_id, entrega)
  include (atraso_min) where vigente;
