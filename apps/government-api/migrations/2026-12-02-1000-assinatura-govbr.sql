-- What the certificate of a returned paper led to: the authorities of ICP-Brasil, or those of gov.br.
alter table papeis_assinados add column especie text not null default 'ICP_BRASIL' check (especie in ('ICP_BRASIL', 'GOVBR'));

-- The level of the account, where the provider of the sign-in says one.
alter table sessoes add column nivel_da_conta text check (nivel_da_conta in ('bronze', 'silver', 'gold'));

-- Somebody's way to gov.br and back, to sign papers there. A row lives for minutes, and what is signed stands in papeis_assinados.
create table assinaturas_govbr (
  id uuid primary key,
  usuario_id integer not null references usuarios (id),
  -- SHA-256 of what the browser carries there and back, which is good for one return.
  estado text not null unique check (estado ~ '^[0-9a-f]{64}$'),
  -- [{codigo, titulo}]
  papeis jsonb not null,
  voltar text not null,
  situacao text not null check (situacao in ('ESPERA', 'AUTORIZADA', 'RECUSADA')),
  motivo text,
  -- The authorisation to sign, sealed with the secret of the client: the database alone does not open it.
  ficha bytea,
  iniciada_em timestamptz not null,
  recebida_em timestamptz,
  expira_em timestamptz not null,
  check (ficha is null or situacao = 'AUTORIZADA')
);
create index assinaturas_govbr_vencidas on assinaturas_govbr (expira_em);
