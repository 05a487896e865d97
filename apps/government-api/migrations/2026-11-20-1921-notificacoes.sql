-- What people are told. One event is one row, however many read it.
create table notificacoes (
  id integer generated always as identity primary key,
  -- The event and what it is about: told twice it is one.
  chave text not null,
  evento text not null,
  tipo text not null check (tipo in ('AVISO', 'ALERTA', 'PENDENCIA')),
  -- What it is about, such as `pedido:812`: what resolves it asks by this.
  assunto text not null,
  -- To whom: SOLICITANTE reads those of the own unit only; a person alone where one is named.
  autoridades text[] not null default '{}',
  usuario_id integer references usuarios,
  lotacao_id integer references lotacoes,
  -- No key: a draft that was never sent is really deleted, and what was told about it stays.
  pedido_id integer,
  data_refeicao date,
  titulo text not null,
  texto text not null,
  criada_em timestamptz not null,
  resolvida_em timestamptz,
  constraint notificacao_uma_por_evento unique (chave),
  check (cardinality(autoridades) > 0 or usuario_id is not null),
  check (not 'SOLICITANTE' = any (autoridades) or lotacao_id is not null)
);
-- A unit's, newest first; what all units' readers see is dense in the primary key itself.
create index notificacoes_por_lotacao on notificacoes (lotacao_id, id);
create index notificacoes_por_pessoa on notificacoes (usuario_id, id) where usuario_id is not null;
create index notificacoes_abertas on notificacoes (assunto) where resolvida_em is null;
create index notificacoes_por_idade on notificacoes (criada_em);

create table leituras_notificacoes (
  usuario_id integer not null references usuarios,
  notificacao_id integer not null references notificacoes on delete cascade,
  lida_em timestamptz not null,
  primary key (usuario_id, notificacao_id)
);
create index leituras_por_notificacao on leituras_notificacoes (notificacao_id);

-- "Marcar todas como lidas": everything up to here, in one row however many they are.
create table marcos_de_leitura (
  usuario_id integer primary key references usuarios,
  ate integer not null,
  em timestamptz not null
);
