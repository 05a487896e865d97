-- What the system does by itself: each job, and every run of it with what came out.
create table tarefas (
  nome text primary key check (nome ~ '^[A-Z0-9_]{1,60}$'),
  -- A job answers for the moments after this one: an installation of tonight does nothing for this afternoon.
  desde timestamptz not null
);

create table execucoes_tarefas (
  id integer generated always as identity primary key,
  tarefa text not null references tarefas (nome),
  -- The moment it is for, such as `2026-11-21@America/Fortaleza`: a moment is served once, whoever serves it.
  chave text not null,
  previsto_em timestamptz not null,
  situacao text not null check (situacao in ('EM_CURSO', 'CONCLUIDA', 'FALHOU', 'PERDIDA')),
  tentativas integer not null check (tentativas >= 0),
  iniciada_em timestamptz,
  terminada_em timestamptz,
  afetados integer check (afetados >= 0),
  erro text,
  -- Null where nothing will be tried again.
  proxima_tentativa_em timestamptz,
  -- Which process: host and pid.
  executor text not null,
  constraint execucao_uma_por_momento unique (tarefa, chave)
);
create index execucoes_por_tarefa on execucoes_tarefas (tarefa, previsto_em desc, id desc);
