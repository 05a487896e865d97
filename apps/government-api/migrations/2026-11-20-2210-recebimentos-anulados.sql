-- Meals whose record was annulled wait again; they are few among all records.
create index recebimentos_anulados on recebimentos (pedido_id, tipo_alimentacao_id) where anulacao;
