-- What a version does on a holiday, who wrote it, dated exceptions and the delivery windows of one unit.
alter table programacoes
  add column regra_feriado text not null default 'COMO_DOMINGO'
    check (regra_feriado in ('COMO_O_DIA', 'COMO_SABADO', 'COMO_DOMINGO')),
  add column alterado_por integer references usuarios;
-- The timeline of a unit, and its version of a day where the answer is one row.
create index programacoes_por_lotacao on programacoes (lotacao_id, vigencia_inicio);
-- What ends soon, whatever the number of units.
create index programacoes_por_fim on programacoes (vigencia_fim, lotacao_id) where vigencia_fim is not null;

create table excecoes_programacao (
  id integer generated always as identity primary key,
  lotacao_id integer not null references lotacoes,
  data_inicio date not null,
  data_fim date not null check (data_fim >= data_inicio),
  motivo text not null check (motivo in ('FERIADO', 'DIA_DE_VISITA', 'EVENTO', 'OUTRO')),
  descricao text,
  versao integer not null default 1,
  criado_em timestamptz not null default now(),
  alterado_em timestamptz not null default now(),
  alterado_por integer references usuarios,
  check (motivo <> 'OUTRO' or descricao is not null),
  -- A day of a unit has one exception at most: two people at once are told apart here.
  constraint uma_excecao_por_dia
    exclude using gist (lotacao_id with =, daterange(data_inicio, data_fim, '[]') with &&)
);
create index excecoes_por_lotacao on excecoes_programacao (lotacao_id, data_inicio);

create table itens_excecao (
  excecao_id integer not null references excecoes_programacao on delete cascade,
  tipo_alimentacao_id integer not null references tipos_alimentacao,
  tipo_publico_id integer not null references tipos_publico,
  quantidade integer not null check (quantidade between 0 and 9999),
  primary key (excecao_id, tipo_alimentacao_id, tipo_publico_id)
);

-- A unit's own delivery window of a meal from a day on; both hours null: the meal's own window again. Rows of days gone by
-- are never written again, so that yesterday's delay stays what it was.
create table janelas_lotacao (
  lotacao_id integer not null references lotacoes,
  tipo_alimentacao_id integer not null references tipos_alimentacao,
  vale_de date not null,
  entrega_inicio time,
  entrega_fim time,
  alterado_em timestamptz not null default now(),
  alterado_por integer references usuarios,
  primary key (lotacao_id, tipo_alimentacao_id, vale_de),
  check ((entrega_inicio is null) = (entrega_fim is null)),
  check (entrega_fim > entrega_inicio)
);
