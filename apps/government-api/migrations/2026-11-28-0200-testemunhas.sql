-- Who keeps heads of the ledger outside (ADR 117): by e-mail, by signing them too, or both.
create table testemunhas (
  id integer generated always as identity primary key,
  nome text not null check (length(nome) between 1 and 120),
  email text check (length(email) <= 254),
  -- C2SP tlog-cosignature/v1: name, mark and Ed25519 key.
  chave text check (length(chave) <= 250),
  ativo boolean not null,
  versao integer not null default 1,
  criado_em timestamptz not null,
  criado_por integer not null references usuarios (id),
  check (email is not null or chave is not null),
  -- Whose signature it is must be known from it.
  constraint testemunhas_uma_por_chave unique (chave)
);

-- The heads that left the building: each hour the last one, where the ledger grew.
create table livro_publicacoes (
  tamanho bigint primary key references livro_selos (tamanho),
  em timestamptz not null
);

create table coassinaturas (
  testemunha_id integer not null references testemunhas (id),
  tamanho bigint not null references livro_selos (tamanho),
  -- The line as it stands in the head, with the instant that the witness gives.
  linha text not null check (length(linha) <= 400),
  em timestamptz not null,
  primary key (testemunha_id, tamanho)
);

-- A letter of the ledger goes out each hour: the last one to an address is found without reading those before.
drop index emails_por_referencia;
create index emails_por_referencia on emails (referencia, para, id desc) where referencia is not null;

create trigger livro_publicacoes_so_crescem before update or delete on livro_publicacoes for each row execute function livro_so_cresce();
create trigger coassinaturas_so_crescem before update or delete on coassinaturas for each row execute function livro_so_cresce();
