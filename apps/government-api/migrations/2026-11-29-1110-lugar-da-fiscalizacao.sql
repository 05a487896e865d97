-- Where the device was when its inspector asked it to say, once for each conclusion (ADR 124). Apart from what was signed, which only
-- grows: this goes when what identifies the person goes. The person is named for that alone.
create table lugares_fiscalizacao (
  fiscalizacao_id integer not null,
  numero integer not null,
  usuario_id integer not null references usuarios,
  situacao text not null check (situacao in ('GUARDADO', 'RECUSADO', 'SEM_SINAL')),
  -- Millionths of a degree; how many metres it may be wrong by.
  latitude integer check (latitude between -90000000 and 90000000),
  longitude integer check (longitude between -180000000 and 180000000),
  precisao_m integer check (precisao_m >= 0),
  -- By the device's clock.
  em timestamptz not null,
  primary key (fiscalizacao_id, numero),
  foreign key (fiscalizacao_id, numero) references versoes_fiscalizacao (fiscalizacao_id, numero),
  constraint lugares_inteiros check (num_nonnulls(latitude, longitude, precisao_m) = case situacao when 'GUARDADO' then 3 else 0 end)
);
create index lugares_fiscalizacao_de on lugares_fiscalizacao (usuario_id);
