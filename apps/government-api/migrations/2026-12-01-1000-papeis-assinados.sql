-- Papers that a person signed outside with a certificate of their own and brought back: each file begins with the one before it. The file lies
-- in the store.
create table papeis_assinados (
  id integer generated always as identity primary key,
  -- Of verification, as it is printed on the paper.
  codigo text not null,
  ordem smallint not null check (ordem > 0),
  usuario_id integer not null references usuarios (id),
  titular text not null,
  cpf_mascarado text not null,
  emissor text not null,
  certificado bytea not null,
  -- By an authority of time; null: nobody but this server says when.
  carimbada_em timestamptz,
  em timestamptz not null,
  arquivo text not null,
  sha256 text not null unique check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes integer not null check (bytes > 0),
  unique (codigo, ordem),
  unique (codigo, usuario_id)
);
create trigger papeis_assinados_so_crescem before update or delete on papeis_assinados for each row execute function livro_so_cresce();
