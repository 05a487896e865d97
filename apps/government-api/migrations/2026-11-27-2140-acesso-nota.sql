-- The address by which the supplier of a month's billing sends its invoice, without an account (ADR 41): only the digest of its code.
create table convites_nota (
  id integer generated always as identity primary key,
  medicao_id integer not null references medicoes,
  codigo_sha256 text not null unique check (codigo_sha256 ~ '^[0-9a-f]{64}$'),
  criado_em timestamptz not null,
  criado_por integer not null references usuarios,
  expira_em timestamptz not null,
  revogado_em timestamptz
);
create unique index convites_nota_um on convites_nota (medicao_id) where revogado_em is null;

-- Sent by a person of the agency, or by the supplier through its address.
alter table notas_fiscais
  add column convite_id integer references convites_nota,
  alter column enviada_por drop not null,
  add constraint notas_de_alguem check (num_nonnulls(enviada_por, convite_id) = 1);
create index notas_por_convite on notas_fiscais (convite_id) where convite_id is not null;
