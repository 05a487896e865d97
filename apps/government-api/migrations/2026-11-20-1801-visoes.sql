-- A list's filters, order, columns and density under a name. The address is kept as text: screens change faster than tables.
create table visoes (
  id integer generated always as identity primary key,
  usuario_id integer not null references usuarios,
  tela text not null check (tela ~ '^[A-Za-z]{1,40}$'),
  nome text not null,
  endereco text not null,
  -- The authority it is shared with; null keeps it to its author.
  perfil text,
  criado_em timestamptz not null default now(),
  alterado_em timestamptz not null default now(),
  constraint visao_uma_por_nome unique (usuario_id, tela, nome)
);
create index visoes_compartilhadas on visoes (tela, perfil) where perfil is not null;

-- The view a screen opens with, one for each person and screen; it may be another's that is shared.
create table visoes_padrao (
  usuario_id integer not null references usuarios,
  tela text not null,
  visao_id integer not null references visoes on delete cascade,
  primary key (usuario_id, tela)
);
