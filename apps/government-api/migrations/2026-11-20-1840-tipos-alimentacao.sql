-- Meals: everything of domain 4.1, and hours that change from a date on.
-- The row of the meal holds the hours it began with; a change is a row of its own, so that what was in force on a past
-- day stays what it was (domain 15.10).
alter table tipos_alimentacao
  add column icone text not null default 'ForkKnife' check (icone ~ '^[A-Z][A-Za-z]{1,29}$'),
  add column cor text not null default 'ANIL' check (cor ~ '^[A-Z]{1,20}$'),
  add column foto_obrigatoria boolean not null default false,
  add column hora_limite_ajuste time,
  add column dias_antecedencia_ajuste smallint not null default 0 check (dias_antecedencia_ajuste between 0 and 14),
  add column tolerancia_min smallint not null default 15 check (tolerancia_min between 0 and 240),
  add column peso_minimo_g smallint check (peso_minimo_g between 1 and 5000),
  add column tolerancia_peso_pct smallint not null default 5 check (tolerancia_peso_pct between 0 and 50),
  add column tolerancia_peso_unidade_pct smallint not null default 10 check (tolerancia_peso_unidade_pct between 0 and 50),
  add column temp_minima_quente_c smallint default 60 check (temp_minima_quente_c between 30 and 100),
  add column temp_maxima_fria_c smallint default 5 check (temp_maxima_fria_c between -20 and 30);

create table vigencias_tipo_alimentacao (
  tipo_alimentacao_id integer not null references tipos_alimentacao,
  -- The first meal day it is in force on; it ends on the eve of the next one.
  vale_de date not null,
  hora_limite_pedido time not null,
  dias_antecedencia smallint not null check (dias_antecedencia between 0 and 14),
  hora_limite_ajuste time,
  dias_antecedencia_ajuste smallint not null check (dias_antecedencia_ajuste between 0 and 14),
  entrega_inicio time not null,
  entrega_fim time not null check (entrega_fim > entrega_inicio),
  tolerancia_min smallint not null check (tolerancia_min between 0 and 240),
  peso_minimo_g smallint check (peso_minimo_g between 1 and 5000),
  tolerancia_peso_pct smallint not null check (tolerancia_peso_pct between 0 and 50),
  tolerancia_peso_unidade_pct smallint not null check (tolerancia_peso_unidade_pct between 0 and 50),
  temp_minima_quente_c smallint check (temp_minima_quente_c between 30 and 100),
  temp_maxima_fria_c smallint check (temp_maxima_fria_c between -20 and 30),
  usuario_id integer references usuarios,
  criado_em timestamptz not null default now(),
  -- One change a day: of two people at once, one wins. Also answers "in force on this day" with one probe.
  primary key (tipo_alimentacao_id, vale_de)
);
