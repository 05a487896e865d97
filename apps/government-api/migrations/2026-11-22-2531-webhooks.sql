-- Where what happens is told to other systems, and what is still to be told. A row of the second is written in the
-- transaction of what it tells.
create table webhooks (
  id integer generated always as identity primary key,
  nome text not null check (length(nome) between 1 and 60),
  url text not null check (length(url) between 10 and 500),
  tipos text[] not null check (cardinality(tipos) between 1 and 60),
  ativo boolean not null default true,
  -- Why it stands still, where nobody stopped it.
  motivo_parada text check (length(motivo_parada) between 1 and 200),
  -- Signing needs the secret itself: it is never answered again, audited or logged.
  segredo text not null,
  segredo_anterior text,
  anterior_ate timestamptz,
  criado_em timestamptz not null,
  criado_por integer not null references usuarios,
  removido_em timestamptz,
  versao integer not null default 1,
  check ((segredo_anterior is null) = (anterior_ate is null))
);

create table entregas_webhook (
  id integer generated always as identity primary key,
  webhook_id integer not null references webhooks,
  -- The webhook-id: the same at every try, so that who receives it twice can tell.
  mensagem text not null unique default 'msg_' || replace(gen_random_uuid()::text, '-', ''),
  tipo text not null,
  dados jsonb not null,
  ocorrido_em timestamptz not null,
  situacao text not null default 'PENDENTE' check (situacao in ('PENDENTE', 'ENVIANDO', 'ENTREGUE', 'MORTA', 'CANCELADA')),
  tentativas integer not null default 0,
  proxima_em timestamptz not null,
  -- Until when the process that took it may be believed to be at it.
  tomada_ate timestamptz,
  ultima_em timestamptz,
  ultimo_status smallint,
  ultimo_erro text,
  duracao_ms integer,
  terminada_em timestamptz,
  check ((situacao = 'ENVIANDO') = (tomada_ate is not null))
);
create index entregas_webhook_por_fazer on entregas_webhook (proxima_em, id) where situacao in ('PENDENTE', 'ENVIANDO');
create index entregas_webhook_lista on entregas_webhook (webhook_id, id desc);
create index entregas_webhook_terminadas on entregas_webhook (terminada_em) where terminada_em is not null;
