-- Who of the service desk looks after a unit on a day of meals.
create table atendimentos (
  lotacao_id integer not null references lotacoes (id),
  data date not null,
  responsavel_id integer references usuarios (id),
  assumido_em timestamptz,
  primary key (lotacao_id, data),
  check ((responsavel_id is null) = (assumido_em is null))
);

-- Calls to a unit about a day. What was noted stays.
create table contatos_atendimento (
  id integer generated always as identity primary key,
  lotacao_id integer not null references lotacoes (id),
  data date not null,
  em timestamptz not null,
  usuario_id integer not null references usuarios (id),
  resultado text not null
    check (resultado in ('ATENDEU', 'NAO_ATENDEU', 'VAI_ENVIAR', 'ENVIADO_PELO_ATENDIMENTO')),
  nota text check (nota <> '')
);

-- The day's queue reads the last of each unit and how many there are.
create index contatos_atendimento_por_dia on contatos_atendimento (data, lotacao_id, id);

create function contatos_atendimento_so_cresce() returns trigger language plpgsql as $$
begin
  raise exception 'contatos_atendimento only grows: % refused', tg_op;
end
$$;

create trigger contatos_atendimento_so_cresce before update or delete on contatos_atendimento
for each row execute function contatos_atendimento_so_cresce();

-- Who has the day of a unit open. A row that is not seen again is as if it were gone: nothing has to clean up in time.
create table presencas (
  data date not null,
  lotacao_id integer not null references lotacoes (id),
  usuario_id integer not null references usuarios (id),
  desde timestamptz not null,
  visto_em timestamptz not null,
  primary key (data, lotacao_id, usuario_id)
);

-- Without the instant, so that a heartbeat touches no index.
create index presencas_por_pessoa on presencas (usuario_id);
