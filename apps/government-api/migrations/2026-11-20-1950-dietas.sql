-- Special diets (domain 4.3, DietaDoPedido). The code is what lists show: a number, so that no list tells what a person has.
create table tipos_dieta (
  id integer generated always as identity primary key,
  codigo text not null unique check (codigo ~ '^D[1-9][0-9]?$'),
  nome text not null check (nome <> ''),
  -- Without accents, in lower case: the same words twice are one kind.
  nome_busca text collate "C" not null unique,
  ativo boolean not null default true,
  versao integer not null default 1 check (versao >= 1),
  criado_em timestamptz not null default now(),
  alterado_em timestamptz not null default now()
);

insert into tipos_dieta (codigo, nome, nome_busca) values
  ('D1', 'Hipossódica', 'hipossodica'),
  ('D2', 'Diabética', 'diabetica'),
  ('D3', 'Líquida ou pastosa', 'liquida ou pastosa'),
  ('D4', 'Vegetariana', 'vegetariana'),
  ('D5', 'Religiosa', 'religiosa'),
  ('D6', 'Alergia ou intolerância', 'alergia ou intolerancia');

-- How many of a cell's meals are of a diet, and for whom: initials or a code of the unit's own, never a name (LGPD).
create table dietas_pedido (
  id integer generated always as identity primary key,
  pedido_id integer not null references pedidos (id) on delete cascade,
  tipo_alimentacao_id integer not null references tipos_alimentacao (id),
  tipo_publico_id integer not null references tipos_publico (id),
  tipo_dieta_id integer not null references tipos_dieta (id),
  quantidade integer not null check (quantidade between 1 and 9999),
  identificacao text check (identificacao ~ '^[A-Z0-9][A-Z0-9./-]{0,11}$'),
  -- The kind's name as it was when the order was sent.
  nome_no_envio text
);

create unique index dietas_pedido_uma_vez on dietas_pedido
  (pedido_id, tipo_alimentacao_id, tipo_publico_id, tipo_dieta_id, coalesce(identificacao, ''));
