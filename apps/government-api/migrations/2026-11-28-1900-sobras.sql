-- What was left of each meal that a unit received: whole meals, weight, or both; zero is a measurement too. It changes nothing of
-- what is paid. Who said what before stands in the trail.
create table sobras (
  id integer generated always as identity primary key,
  lotacao_id integer not null references lotacoes (id),
  data date not null,
  tipo_alimentacao_id integer not null references tipos_alimentacao (id),
  -- Null where they only weighed, and where they only counted.
  refeicoes integer check (refeicoes between 0 and 9999),
  gramas integer check (gramas between 0 and 20000000),
  motivo text check (motivo in ('PRESENCA_MENOR', 'NAO_QUISERAM', 'VEIO_A_MAIS', 'OUTRO')),
  texto text check (length(texto) between 1 and 200),
  -- Made on the device, one a record: a phone that lost the answer writes it once, however late it sends again.
  cliente_uuid uuid unique,
  registrada_em timestamptz not null,
  registrada_por integer not null references usuarios (id),
  corrigida_em timestamptz,
  corrigida_por integer references usuarios (id),
  anulada_em timestamptz,
  anulada_por integer references usuarios (id),
  versao integer not null default 1,
  constraint sobras_medem_algo check (num_nonnulls(refeicoes, gramas) > 0),
  check ((motivo is not distinct from 'OUTRO') = (texto is not null)),
  check (num_nulls(corrigida_em, corrigida_por) in (0, 2)),
  check (num_nulls(anulada_em, anulada_por) in (0, 2))
);
-- One record a meal: of two people at once, the second is told of the first. An annulled one leaves its place.
create unique index sobras_uma_por_refeicao on sobras (lotacao_id, data, tipo_alimentacao_id) where anulada_em is null;
-- What the indicators look for: days touched since the last look.
create index sobras_por_mudanca on sobras (greatest(registrada_em, corrigida_em, anulada_em));

-- What the indicators count of a unit's day: where meals were counted, and where they were weighed.
alter table indicadores_lotacao
  add column sobras integer not null default 0,
  add column sobras_contadas integer not null default 0,
  add column sobras_gramas bigint not null default 0,
  add column sobras_pesadas integer not null default 0;
