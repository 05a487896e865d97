-- The paper of a unit's month: which closed versions it stands on, under a code of its own (ADR 53). Printed again over the
-- same versions it is the same paper.
create table papeis_do_mes (
  id integer generated always as identity primary key,
  codigo text not null check (codigo ~ '^P(-[0-9A-HJKMNP-TV-Z]{4}){7}$'),
  lotacao_id integer not null references lotacoes,
  mes date not null check (extract(day from mes) = 1),
  -- SHA-256 of the days and hashes below, in the order of days.
  selo text not null check (selo ~ '^[0-9a-f]{64}$'),
  -- [{data, versao, hash}]
  dias jsonb not null,
  emitido_em timestamptz not null,
  constraint papeis_do_mes_um_codigo unique (codigo),
  constraint papeis_do_mes_um_selo unique (lotacao_id, mes, selo)
);

create trigger papeis_do_mes_so_crescem before update or delete on papeis_do_mes
for each row execute function fechamentos_so_crescem();
