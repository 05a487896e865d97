-- Screens on a wall, authorised by a manager: what each may show, and since when it may no longer.
create table telas (
  id integer generated always as identity primary key,
  nome text not null check (length(nome) between 1 and 60),
  -- SHA-256 of what only that screen holds.
  segredo_sha256 text not null unique,
  -- A state, or a region by its IBGE number; null is everywhere.
  regiao text check (regiao ~ '^([1-5]|[A-Z]{2})$'),
  -- Only these units; empty is all of the region.
  lotacao_ids integer[] not null default '{}',
  autorizada_em timestamptz not null,
  autorizada_por integer not null references usuarios,
  vista_em timestamptz,
  revogada_em timestamptz,
  revogada_por integer references usuarios,
  versao integer not null default 1,
  check ((revogada_em is null) = (revogada_por is null))
);

-- What a screen shows while it waits: six digits that open nothing, beside the secret that will.
create table codigos_tela (
  segredo_sha256 text primary key,
  codigo text not null check (codigo ~ '^[0-9]{6}$'),
  criado_em timestamptz not null,
  expira_em timestamptz not null,
  tela_id integer references telas
);
-- A code stands for one waiting screen.
create unique index codigos_tela_a_espera on codigos_tela (codigo) where tela_id is null;
