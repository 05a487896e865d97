-- The meals that orders which count ask for, cell by cell: what was confirmed, with the adjustments accepted since, and before that
-- what was asked for. Which states count is said by the table of the cycle (pedidos.ciclo.table.ts, contaNoMapa); a spec compares them.
-- Who only needs the sums reads them here, and knows nothing of how an order goes on.
create view demanda_dos_pedidos as
select p.id as pedido_id, p.lotacao_id, p.data_refeicao, i.contrato_id, i.tipo_alimentacao_id, i.tipo_publico_id,
       coalesce(i.quantidade_confirmada, i.quantidade_solicitada) as quantidade, i.preco_centavos
from itens_pedido i
join pedidos p on p.id = i.pedido_id
where p.situacao in ('ENVIADO', 'CONFIRMADO', 'ENTREGUE', 'ENTREGUE_PARCIAL', 'NAO_ENTREGUE', 'ENCERRADO');
