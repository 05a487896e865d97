-- The sessions a person opened, so that they can see them and end one. The token itself is nowhere: its jti names it.
create table sessoes (
  id integer generated always as identity primary key,
  jti uuid not null unique,
  usuario_id integer not null references usuarios,
  forma text not null check (forma in ('SENHA', 'PROVEDOR')),
  -- What the gateway recognised of the browser, and the network it came from without the part that names the machine.
  dispositivo text check (length(dispositivo) <= 60),
  endereco text check (length(endereco) <= 45),
  iniciada_em timestamptz not null,
  expira_em timestamptz not null,
  encerrada_em timestamptz
);
create index sessoes_da_pessoa on sessoes (usuario_id, expira_em);
create index sessoes_vencidas on sessoes (expira_em);

-- Identity tokens of a provider are good for one exchange: their hashes, until they expire.
create table identidades_trocadas (
  resumo text primary key,
  expira_em timestamptz not null
);
