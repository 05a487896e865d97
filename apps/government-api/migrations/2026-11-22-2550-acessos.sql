-- What happened at the gateway's doors (security.md B10): who came in, who was refused. Kept six months (Marco Civil art. 15 by
-- analogy), then purged; younger than that nothing is changed or taken away, whoever asks.
create table eventos_acesso (
  id bigint generated always as identity primary key,
  chave uuid not null,
  em timestamptz not null,
  recebido_em timestamptz not null default now(),
  evento text not null,
  vezes integer not null check (vezes > 0),
  motivo text,
  matricula text,
  marca text,
  -- Of the CPF that was typed, under a key that changes every month; never the CPF.
  conta text,
  endereco text,
  operacao text,
  codigo text,
  rastro text,
  constraint eventos_acesso_uma_vez unique (chave)
);
create index eventos_acesso_por_instante on eventos_acesso (em, id);
create index eventos_acesso_por_evento on eventos_acesso (evento, em, id);
create index eventos_acesso_por_matricula on eventos_acesso (matricula, em) where matricula is not null;
create index eventos_acesso_por_conta on eventos_acesso (conta, em) where conta is not null;
create index eventos_acesso_por_codigo on eventos_acesso (codigo) where codigo is not null;

create function eventos_acesso_so_cresce() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.em < now() - interval '6 months' then
    return old;
  end if;
  raise exception 'eventos_acesso only grows, and keeps six months: % refused', tg_op;
end
$$;
create trigger eventos_acesso_so_cresce before update or delete on eventos_acesso
for each row execute function eventos_acesso_so_cresce();
create trigger eventos_acesso_nao_se_esvazia before truncate on eventos_acesso
for each statement execute function eventos_acesso_so_cresce();
