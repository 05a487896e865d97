-- The invoices that came for a month's billing: those that agree with what was attested, with their XML, and those that do not, with
-- the digest of the file and what differs.
alter table agencia add column cnpj text check (cnpj ~ '^[0-9A-Z]{12}[0-9]{2}$');

-- The key of a note that agreed belongs to its billing for ever: no month is paid with the note of another.
create table chaves_de_nota (
  chave text primary key check (chave ~ '^[0-9]{6}[0-9A-Z]{12}[0-9]{26}$'),
  medicao_id integer not null references medicoes
);
create index chaves_de_nota_por_medicao on chaves_de_nota (medicao_id);

create table notas_fiscais (
  id integer generated always as identity primary key,
  medicao_id integer not null references medicoes,
  -- The version of the attestation it was compared with.
  versao_do_atesto smallint not null check (versao_do_atesto > 0),
  situacao text not null check (situacao in ('CONFERE', 'RECUSADA')),
  -- SHA-256 of the file.
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  chave text references chaves_de_nota,
  -- Only of a note that agrees.
  xml bytea check (octet_length(xml) between 1 and 1048576),
  -- What was read of it, as the contract tells it; null where it could not be read.
  nota jsonb,
  divergencias jsonb not null default '[]' check (jsonb_typeof(divergencias) = 'array'),
  enviada_em timestamptz not null,
  enviada_por integer not null references usuarios,
  constraint notas_um_arquivo_por_atesto unique (medicao_id, versao_do_atesto, sha256),
  check (case situacao
    when 'CONFERE' then num_nulls(chave, xml, nota) = 0 and divergencias = '[]'
    else num_nonnulls(chave, xml) = 0 and divergencias <> '[]' end)
);
create unique index notas_uma_por_atesto on notas_fiscais (medicao_id, versao_do_atesto) where situacao = 'CONFERE';
create index notas_por_chave on notas_fiscais (chave) where chave is not null;
