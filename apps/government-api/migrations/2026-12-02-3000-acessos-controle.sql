-- Who of an organ of external control reads, until when, and everything that they read (ADR 135). One row an act: the last one of a person says
-- how their access stands.
create table acessos_controle (
  id integer generated always as identity primary key,
  -- The first act of the same access; its own id in that one.
  acesso_id integer not null,
  ato text not null check (ato in ('CONVIDAR', 'RENOVAR', 'ENCERRAR')),
  usuario_id integer not null references usuarios (id),
  instituicao text not null,
  documento text not null,
  -- Null: every unit.
  lotacao_id integer references lotacoes (id),
  -- The last day, in Brasília.
  ate date not null,
  motivo text check ((motivo is not null) = (ato = 'ENCERRAR')),
  em timestamptz not null,
  por integer not null references usuarios (id),
  check ((ato = 'CONVIDAR') = (acesso_id = id))
);
create index acessos_controle_pessoa on acessos_controle (usuario_id, id desc);
create index acessos_controle_acesso on acessos_controle (acesso_id, id desc);
create trigger acessos_controle_so_crescem before update or delete on acessos_controle for each row execute function livro_so_cresce();

-- Each reading before its answer leaves, chained to the one before it of the same access.
create table leituras_controle (
  id bigint generated always as identity primary key,
  acesso_id integer not null references acessos_controle (id),
  sequencia integer not null check (sequencia > 0),
  usuario_id integer not null references usuarios (id),
  operacao text not null,
  -- Of the path and of the query.
  parametros jsonb not null,
  em timestamptz not null,
  status smallint not null,
  requisicao text not null,
  hash_anterior text not null check (hash_anterior ~ '^[0-9a-f]{64}$'),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  unique (acesso_id, sequencia)
);
create trigger leituras_controle_so_crescem before update or delete on leituras_controle for each row execute function livro_so_cresce();

-- Nobody holds external control beside another authority.
alter table usuarios add constraint controle_sozinho check (not 'AL_CONTROLE' = any (authorities) or cardinality(authorities) = 1);
