-- Whose the papers are: the lines at their head and the coat of arms beside them. Until somebody says so, there is no row
-- and the lines are those of the installation (AGENCY_NAME).
create table agencia (
  unica boolean primary key default true check (unica),
  nome text[] not null default '{}' check (cardinality(nome) <= 4),
  -- PNG of at most 512 pixels, transparent where it was drawn so.
  brasao bytea,
  -- The same for paper: PNG of at most 256 pixels on white, so that every paper takes it as it is.
  brasao_no_papel bytea,
  -- SHA-256 of `brasao`.
  brasao_sha256 text check (brasao_sha256 ~ '^[0-9a-f]{64}$'),
  versao integer not null default 1,
  alterado_em timestamptz,
  alterado_por integer references usuarios,
  check (num_nulls(brasao, brasao_no_papel, brasao_sha256) in (0, 3))
);

create trigger marca_ao_mudar after insert or update or delete or truncate on agencia
for each statement execute function marcar_cadastros();
