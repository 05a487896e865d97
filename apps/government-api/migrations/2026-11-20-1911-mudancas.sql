-- What changed lately, for the screens that are open: written and announced (NOTIFY mudancas) in the transaction of the
-- change itself. Kept for an hour, so that a reader who lost the line hears what it missed.
create table mudancas (
  id bigint generated always as identity primary key,
  em timestamptz not null default now(),
  lotacao_id integer,
  usuario_id integer,
  dados jsonb not null
);
create index mudancas_em on mudancas using brin (em);
