-- Days of our own beside the official calendar, and official days an agency does not keep.
create table feriados (
  id integer generated always as identity primary key,
  data date not null,
  descricao text not null check (descricao <> ''),
  ambito text not null check (ambito in ('NACIONAL', 'ESTADUAL', 'MUNICIPAL', 'LOTACAO')),
  uf text check (uf ~ '^[A-Z]{2}$'),
  municipio text,
  lotacao_id integer references lotacoes,
  ativo boolean not null default true,
  versao integer not null default 1,
  criado_em timestamptz not null default now(),
  alterado_em timestamptz not null default now(),
  alterado_por integer references usuarios,
  check ((uf is not null) = (ambito in ('ESTADUAL', 'MUNICIPAL'))),
  check ((municipio is not null) = (ambito = 'MUNICIPAL')),
  check ((lotacao_id is not null) = (ambito = 'LOTACAO'))
);
create unique index feriados_um_por_lugar
  on feriados (data, ambito, coalesce(uf, ''), coalesce(municipio, ''), coalesce(lotacao_id, 0)) where ativo;

-- The official days come from a library and are not stored; `uf` is empty for a national one.
create table feriados_desligados (
  data date not null,
  uf text not null check (uf = '' or uf ~ '^[A-Z]{2}$'),
  alterado_em timestamptz not null default now(),
  alterado_por integer references usuarios,
  primary key (data, uf)
);
