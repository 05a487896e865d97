-- Files made in the background: asked for by one person, kept for a while, theirs alone.
create table downloads (
  id integer generated always as identity primary key,
  usuario_id integer not null references usuarios,
  -- The unit the person was limited to when asking; null where there was no limit. Whoever was moved since does not get the old one's file.
  restrita_a integer,
  tipo text not null,
  parametros jsonb not null,
  titulo text not null,
  situacao text not null check (situacao in ('NA_FILA', 'EM_PROCESSAMENTO', 'CONCLUIDO', 'ERRO', 'CANCELADO', 'EXPIRADO')),
  progresso smallint not null default 0 check (progresso between 0 and 100),
  tentativas integer not null default 0,
  pedido_em timestamptz not null,
  iniciado_em timestamptz,
  terminado_em timestamptz,
  expira_em timestamptz,
  arquivo text,
  nome_arquivo text,
  tipo_arquivo text,
  bytes bigint check (bytes >= 0),
  erro text,
  lido_em timestamptz,
  check ((situacao = 'CONCLUIDO') <= (arquivo is not null and expira_em is not null))
);
create index downloads_por_pessoa on downloads (usuario_id, id);
create index downloads_a_preparar on downloads (id) where situacao in ('NA_FILA', 'EM_PROCESSAMENTO');
create index downloads_a_expirar on downloads (expira_em) where situacao = 'CONCLUIDO';
