-- A mail may carry files, and go to somebody outside: a supplier gets the list of the day.
alter table emails
  -- What it belongs to, such as `emissao:12`: kept as long as that is, since it says who was told and when.
  add column referencia text,
  -- To somebody who does not sign in: no link to the system.
  add column externo boolean not null default false;
create index emails_por_referencia on emails (referencia, id) where referencia is not null;

-- Once for each event, whatever the number of addresses. Removed with age: what they were made of is kept elsewhere.
create table anexos_emails (
  chave text not null,
  nome text not null check (length(nome) <= 200),
  tipo text not null check (length(tipo) <= 200),
  conteudo bytea not null,
  criado_em timestamptz not null,
  primary key (chave, nome)
);
create index anexos_emails_por_idade on anexos_emails (criado_em);
