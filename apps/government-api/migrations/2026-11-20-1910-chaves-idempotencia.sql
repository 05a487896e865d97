-- What a POST answered, under the key its caller gave it: the same call again gets the same answer and does nothing.
-- Written in the transaction of the write itself; rows are short-lived (48 h), so they point to nobody by foreign key.
create table chaves_idempotencia (
  usuario_id integer not null,
  operacao text not null,
  chave text not null check (length(chave) between 1 and 100),
  digital text not null,
  status smallint,
  cabecalhos jsonb not null default '{}',
  corpo text,
  criada_em timestamptz not null default now(),
  primary key (usuario_id, operacao, chave)
);
-- Rows come in order of time, so a few pages of summary find the old ones.
create index chaves_idempotencia_criada_em on chaves_idempotencia using brin (criada_em);
