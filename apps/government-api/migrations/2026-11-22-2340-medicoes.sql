-- The month's billing of a contract (domain 4.4, 4.5): one a contract and month, made of the days its maps closed.
create table medicoes (
  id integer generated always as identity primary key,
  contrato_id integer not null references contratos,
  -- The first day of the month.
  mes date not null check (extract(day from mes) = 1),
  situacao text not null
    check (situacao in ('ABERTA', 'ENVIADA', 'CORRECAO_SOLICITADA', 'CORRIGIDA', 'APROVADA', 'ATESTADA')),
  versao integer not null default 1,
  nota_fiscal text,
  aberta_em timestamptz not null,
  -- Null: by the job of day 1.
  aberta_por integer references usuarios,
  alterada_em timestamptz not null,
  constraint medicoes_uma_por_mes unique (contrato_id, mes)
);
create index medicoes_por_mes on medicoes (mes, id);

-- A unit's day with meals of the contract: what its closed map says of the contract, and what was decided about the discount.
create table linhas_medicao (
  id integer generated always as identity primary key,
  medicao_id integer not null references medicoes,
  lotacao_id integer not null references lotacoes,
  data date not null,
  -- Null while the day has no version in force.
  fechamento_id integer references fechamentos_mapa,
  refeicoes integer not null default 0 check (refeicoes >= 0),
  bruto_centavos bigint not null default 0 check (bruto_centavos >= 0),
  glosa_centavos bigint not null default 0 check (glosa_centavos >= 0),
  pontos integer not null default 0 check (pontos >= 0),
  proposto_pct smallint not null default 0 check (proposto_pct between 0 and 100),
  proposto_centavos bigint not null default 0 check (proposto_centavos >= 0),
  -- The contract's cells, as they were frozen.
  celulas jsonb not null default '[]' check (jsonb_typeof(celulas) = 'array'),
  decidido_pct smallint check (decidido_pct between 0 and 100),
  decidido_centavos bigint check (decidido_centavos >= 0),
  -- What it was decided of: a corrected map with other numbers is decided anew.
  decisao_base_centavos bigint,
  decisao_de_pct smallint,
  decisao_motivo text,
  decidido_em timestamptz,
  decidido_por integer references usuarios,
  constraint linhas_uma_por_dia unique (medicao_id, lotacao_id, data),
  check (num_nulls(decidido_pct, decidido_centavos, decisao_base_centavos, decisao_de_pct, decisao_motivo, decidido_em,
    decidido_por) in (0, 7))
);
create index linhas_por_dia on linhas_medicao (lotacao_id, data);
create index linhas_por_fechamento on linhas_medicao (fechamento_id);

create table correcoes_medicao (
  id integer generated always as identity primary key,
  versao integer not null default 1,
  medicao_id integer not null references medicoes,
  lotacao_id integer not null references lotacoes,
  data date not null,
  -- Null: the whole day.
  tipo_alimentacao_id integer references tipos_alimentacao,
  tipo_publico_id integer references tipos_publico,
  origem text not null check (origem in ('CONFERENCIA', 'REABERTURA')),
  situacao text not null check (situacao in ('PENDENTE', 'RESPONDIDA', 'REFEITA')),
  motivo text not null,
  pedida_em timestamptz not null,
  pedida_por integer not null references usuarios,
  -- Of the map: the one it was asked about, and the one that took its place.
  versao_antes smallint not null,
  versao_depois smallint,
  resposta text,
  respondida_em timestamptz,
  respondida_por integer references usuarios,
  check ((situacao = 'PENDENTE') = (respondida_em is null)),
  check ((situacao = 'REFEITA') = (versao_depois is not null)),
  check ((situacao = 'RESPONDIDA') = (resposta is not null))
);
create index correcoes_por_medicao on correcoes_medicao (medicao_id, id);
create index correcoes_por_dia on correcoes_medicao (lotacao_id, data);

-- What was attested, whole, tied to the heads of the chains of its maps. A second one comes after a map was reopened.
create table atestos_medicao (
  id integer generated always as identity primary key,
  medicao_id integer not null references medicoes,
  versao smallint not null check (versao >= 1),
  conteudo jsonb not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  hash_anterior text not null check (hash_anterior ~ '^[0-9a-f]{64}$'),
  codigo text not null check (codigo ~ '^M(-[0-9A-HJKMNP-TV-Z]{4}){7}$'),
  atestado_em timestamptz not null,
  atestado_por integer not null references usuarios,
  constraint atestos_uma_versao unique (medicao_id, versao),
  constraint atestos_um_codigo unique (codigo)
);

create trigger atestos_so_crescem before update or delete on atestos_medicao
for each row execute function fechamentos_so_crescem();
