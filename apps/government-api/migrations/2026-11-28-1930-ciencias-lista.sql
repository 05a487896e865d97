-- The supplier's word that a day's list reached it, by an address without an account (ADR 41): only the digest of its code is kept.
-- Several addresses are open at once: each mail of an emission carries one, and the desk may hand over another.
create table convites_lista (
  id integer generated always as identity primary key,
  emissao_id integer not null references emissoes_lista,
  codigo_sha256 text not null unique check (codigo_sha256 ~ '^[0-9a-f]{64}$'),
  criado_em timestamptz not null,
  criado_por integer not null references usuarios,
  expira_em timestamptz not null
);
create index convites_lista_emissao on convites_lista (emissao_id);

-- The first one stays.
create table ciencias_lista (
  emissao_id integer primary key references emissoes_lista,
  convite_id integer not null references convites_lista,
  nome text not null check (nome <> ''),
  em timestamptz not null
);
create index ciencias_lista_convite on ciencias_lista (convite_id);

create trigger ciencias_so_crescem before update or delete on ciencias_lista
for each row execute function fechamentos_so_crescem();
