-- Why an order was sent late or above the head count, counted by reason: `justificativa` keeps the words as they were said,
-- and is all there is of orders sent before the reasons were chosen from the catalogue.
alter table pedidos add column justificativa_motivo_id integer references motivos;
