-- The closing of a unit's map, a row a version (domain 4.4): what was true is frozen and chained to the version closed before
-- it in the same unit. No row: the day is open.
create table fechamentos_mapa (
  id integer generated always as identity primary key,
  lotacao_id integer not null references lotacoes,
  data date not null,
  versao smallint not null check (versao >= 1),
  -- The unit's own count of closings, whatever their day: the order of the chain.
  sequencia integer not null check (sequencia >= 1),
  situacao text not null check (situacao in ('FECHADO', 'ASSINADO', 'REABERTO')),
  conteudo jsonb not null,
  -- Eight hexadecimal digits for each value of the content, in canonical order: they say which value was tampered with.
  selos text not null check (selos ~ '^([0-9a-f]{8})*$'),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  hash_anterior text not null check (hash_anterior ~ '^[0-9a-f]{64}$'),
  codigo text not null check (codigo ~ '^([0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$'),
  fechado_em timestamptz not null,
  fechado_por integer not null references usuarios,
  reaberto_em timestamptz,
  reaberto_por integer references usuarios,
  motivo_id integer references motivos,
  -- The words as they were, with what the person added.
  motivo text,
  constraint fechamentos_uma_versao unique (lotacao_id, data, versao),
  constraint fechamentos_uma_sequencia unique (lotacao_id, sequencia),
  constraint fechamentos_um_codigo unique (codigo),
  check ((situacao = 'REABERTO') = (reaberto_em is not null)),
  check (num_nulls(reaberto_em, reaberto_por, motivo_id, motivo) in (0, 4))
);
-- Of two closings of one day one wins: at most one version is in force.
create unique index fechamentos_um_vigente on fechamentos_mapa (lotacao_id, data) where situacao <> 'REABERTO';

create table assinaturas_mapa (
  id integer generated always as identity primary key,
  fechamento_id integer not null references fechamentos_mapa,
  papel text not null check (papel in ('RESPONSAVEL_UNIDADE', 'FISCAL', 'PREPOSTO')),
  nome text not null,
  -- The supplier's representative has none.
  matricula text,
  cargo text,
  em timestamptz not null,
  -- Who was in the session: the signer, or who recorded the acknowledgement.
  usuario_id integer not null references usuarios,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  constraint assinaturas_uma_por_papel unique (fechamento_id, papel)
);

-- What a supplier was paid by leaves force when reopened, is signed, and nothing else of it ever changes.
create function fechamentos_so_crescem() returns trigger language plpgsql as $$
declare
  mudam constant text[] := array['situacao', 'reaberto_em', 'reaberto_por', 'motivo_id', 'motivo'];
begin
  if tg_op = 'UPDATE' and tg_table_name = 'fechamentos_mapa' then
    if to_jsonb(new) - mudam = to_jsonb(old) - mudam and (
      (old.situacao = 'FECHADO' and new.situacao = 'ASSINADO') or (old.situacao <> 'REABERTO' and new.situacao = 'REABERTO')
    ) then
      return new;
    end if;
  end if;
  raise exception '% only grows: % refused', tg_table_name, tg_op;
end
$$;

create trigger fechamentos_so_crescem before update or delete on fechamentos_mapa
for each row execute function fechamentos_so_crescem();
create trigger assinaturas_so_crescem before update or delete on assinaturas_mapa
for each row execute function fechamentos_so_crescem();
