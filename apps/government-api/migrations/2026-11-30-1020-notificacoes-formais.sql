-- The formal notification to a supplier: issued once from an occurrence, sent, returned signed, and accepted or not. Both files lie in the
-- store; their digests and what the paper says lie here.
create table numeracao_notificacoes (
  ano integer primary key,
  ultimo integer not null
);
create table notificacoes_formais (
  id integer generated always as identity primary key,
  ocorrencia_id integer not null unique references ocorrencias (id),
  ano integer not null,
  numero integer not null,
  codigo text not null unique,
  situacao text not null check (situacao in ('EMITIDA', 'ENVIADA', 'DEVOLVIDA', 'ACEITA', 'RECUSADA')),
  versao integer not null default 1,
  conteudo jsonb not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  arquivo text not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes integer not null check (bytes > 0),
  emitida_em timestamptz not null,
  emitida_por integer not null references usuarios (id),
  enviada_em timestamptz,
  prazo_em timestamptz,
  devolvida_em timestamptz,
  devolvida_por integer references usuarios (id),
  devolvida_arquivo text,
  devolvida_sha256 text check (devolvida_sha256 ~ '^[0-9a-f]{64}$'),
  devolvida_bytes integer,
  conferencia text check (conferencia in ('SOBRE_O_EMITIDO', 'FORA')),
  decidida_em timestamptz,
  decidida_por integer references usuarios (id),
  motivo text,
  unique (ano, numero),
  check (num_nulls(devolvida_em, devolvida_arquivo, devolvida_sha256, devolvida_bytes, conferencia) in (0, 5)),
  check ((situacao in ('DEVOLVIDA', 'ACEITA')) <= (devolvida_em is not null))
);

-- What was issued stays as it was issued.
create function notificacoes_formais_como_emitidas() returns trigger language plpgsql as $$
begin
  if (old.ocorrencia_id, old.ano, old.numero, old.codigo, old.conteudo, old.hash, old.arquivo, old.sha256, old.emitida_em)
    is distinct from (new.ocorrencia_id, new.ano, new.numero, new.codigo, new.conteudo, new.hash, new.arquivo, new.sha256, new.emitida_em) then
    raise exception 'what a formal notification was issued with does not change';
  end if;
  return new;
end
$$;
create trigger notificacoes_formais_como_emitidas before update on notificacoes_formais
  for each row execute function notificacoes_formais_como_emitidas();
