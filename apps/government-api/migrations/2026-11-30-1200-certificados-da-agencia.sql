-- Every certificate that papers were ever signed with, and those above it: a paper of years ago is still known as the agency's.
create table certificados_agencia (
  sha256 text primary key check (sha256 ~ '^[0-9a-f]{64}$'),
  certificado bytea not null,
  titular text not null,
  emissor text not null,
  -- False for who issued the certificate that papers are signed with.
  assina boolean not null,
  desde timestamptz not null
);
