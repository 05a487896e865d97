-- What people write on a day of a unit's map, or on one cell of it. Nothing is rewritten: who was wrong takes the note back,
-- and it stays here.
create table anotacoes_mapa (
  id integer generated always as identity primary key,
  lotacao_id integer not null references lotacoes,
  data date not null,
  -- Both null: the whole day.
  tipo_alimentacao_id integer references tipos_alimentacao,
  tipo_publico_id integer references tipos_publico,
  texto text not null check (length(texto) between 1 and 1000),
  criada_em timestamptz not null,
  criada_por integer not null references usuarios,
  retirada_em timestamptz,
  retirada_por integer references usuarios,
  check (num_nulls(tipo_alimentacao_id, tipo_publico_id) in (0, 2)),
  check (num_nulls(retirada_em, retirada_por) in (0, 2))
);
create index anotacoes_mapa_por_dia on anotacoes_mapa (data, lotacao_id);
