-- What each attestation took off the supplier's bill, read without opening the whole of what was attested.
alter table atestos_medicao
  add column glosa_centavos bigint generated always as ((conteudo #>> '{totais,glosaCentavos}')::bigint) stored,
  add column desconto_centavos bigint generated always as ((conteudo #>> '{totais,descontoCentavos}')::bigint) stored;
