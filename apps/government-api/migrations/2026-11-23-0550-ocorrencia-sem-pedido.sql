-- An inspection of a delivery nobody ordered here opens an occurrence too (domain 4.5): it is of a meal, and there is no order to
-- take a glosa from.
alter table ocorrencias
  alter column pedido_id drop not null,
  add check (num_nulls(pedido_id) = 0
    or (origem = 'FISCALIZACAO' and num_nulls(tipo_alimentacao_id) = 0 and num_nonnulls(glosa_percentual) = 0));
-- What was opened of an inspection, which lists count row by row.
create index ocorrencias_por_fiscalizacao on ocorrencias (fiscalizacao_id) where fiscalizacao_id is not null;
