-- The two trails that grow for ever and are read by their period, a partition a month (ADR 66). What is there already stays where
-- it is, whole, as the first partition: nothing is copied, and nobody waits for years of rows.
create table politicas_particao (
  tabela text primary key,
  -- Made ahead, besides the present month.
  meses_a_frente integer not null default 3 check (meses_a_frente between 1 and 24),
  -- Whole months that stay; null: all of them.
  meses_guardados integer check (meses_guardados >= 6),
  destino text not null check (destino in ('FICA', 'ARQUIVA_E_GUARDA', 'ARQUIVA_E_APAGA', 'APAGA')),
  check ((destino = 'FICA') = (meses_guardados is null))
);
insert into politicas_particao (tabela, meses_guardados, destino) values
  -- Acts of public accounts: five years at hand, then a file and a table set aside.
  ('eventos', 60, 'ARQUIVA_E_GUARDA'),
  -- Of people: gone with its last row; the job takes those day by day.
  ('acessos', 6, 'APAGA');

-- Which there are and were. Only the functions below write here.
create table particoes (
  nome text primary key,
  tabela text not null references politicas_particao,
  de timestamptz not null,
  ate timestamptz not null check (ate > de),
  situacao text not null default 'ATIVA' check (situacao in ('ATIVA', 'ARQUIVADA', 'APAGADA')),
  linhas bigint,
  arquivo text,
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  retirada_em timestamptz,
  constraint particoes_um_comeco unique (tabela, de),
  check ((situacao = 'ATIVA') = (retirada_em is null))
);

-- What was archived and is kept.
create schema arquivo;

create function criar_particao(qual text, mes timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp set timezone = 'UTC' set lock_timeout = '5s' as $$
declare
  nome_dela constant text := format('%s_%s', qual, to_char(mes, 'YYYY_MM'));
begin
  execute format('create table %I partition of %I for values from (%L) to (%L)', nome_dela, qual, mes, mes + interval '1 month');
  insert into particoes (nome, tabela, de, ate) values (nome_dela, qual, mes, mes + interval '1 month');
end
$$;

revoke all on function criar_particao(text, timestamptz) from public;

-- Rows that no month took in are in the default one; every month among them is made, and they are put where they belong.
create function criar_particoes() returns integer
language plpgsql security definer set search_path = public, pg_temp set timezone = 'UTC' set lock_timeout = '5s' as $$
declare
  politica record;
  mes timestamptz;
  sobrou boolean;
  sem_mes text;
  feitas integer := 0;
begin
  perform pg_advisory_xact_lock(2370);
  for politica in select * from politicas_particao order by tabela loop
    sem_mes := politica.tabela || '_sem_mes';
    execute format('select exists (select from %I)', sem_mes) into sobrou;
    if sobrou then
      execute format('alter table %I detach partition %I', politica.tabela, sem_mes);
      execute format('alter table %I rename to %I', sem_mes, sem_mes || '_antes');
      execute format('create table %I partition of %I default', sem_mes, politica.tabela);
      for mes in execute format('select distinct date_trunc(''month'', em) from %I order by 1', sem_mes || '_antes') loop
        if not exists (select from particoes p where p.tabela = politica.tabela and p.situacao = 'ATIVA' and p.de <= mes and p.ate > mes) then
          perform criar_particao(politica.tabela, mes);
          feitas := feitas + 1;
        end if;
      end loop;
      execute format('insert into %I overriding system value select * from %I', politica.tabela, sem_mes || '_antes');
      execute format('drop table %I', sem_mes || '_antes');
    end if;
    for mes in select generate_series(date_trunc('month', now()), date_trunc('month', now()) + make_interval(months => politica.meses_a_frente), interval '1 month') loop
      if not exists (select from particoes p where p.tabela = politica.tabela and p.situacao = 'ATIVA' and p.de <= mes and p.ate > mes) then
        perform criar_particao(politica.tabela, mes);
        feitas := feitas + 1;
      end if;
    end loop;
  end loop;
  return feitas;
end
$$;

-- Those whose time the policy says is over.
create function particoes_vencidas() returns table (nome text, tabela text, de timestamptz, ate timestamptz, destino text)
language sql stable set search_path = public, pg_temp as $$
  select p.nome, p.tabela, p.de, p.ate, t.destino
  from particoes p join politicas_particao t on t.tabela = p.tabela
  where p.situacao = 'ATIVA' and t.destino <> 'FICA'
    and p.ate <= (date_trunc('month', now() at time zone 'UTC') - make_interval(months => t.meses_guardados)) at time zone 'UTC'
  order by p.tabela, p.ate
$$;

-- Takes one of them out of its table. What is archived must be in a file that has as many rows; what is kept stands in the schema
-- `arquivo`, out of everybody's way.
create function retirar_particao(qual text, lidas bigint, em_arquivo text, resumo text) returns bigint
language plpgsql security definer set search_path = public, pg_temp set timezone = 'UTC' set lock_timeout = '5s' as $$
declare
  vencida record;
  contadas bigint;
begin
  perform pg_advisory_xact_lock(2370);
  select * into vencida from particoes_vencidas() v where v.nome = qual;
  if not found then
    raise exception 'the policy keeps the partition %', qual;
  end if;
  execute format('alter table %I detach partition %I', vencida.tabela, qual);
  execute format('select count(*) from %I', qual) into contadas;
  if vencida.destino in ('ARQUIVA_E_GUARDA', 'ARQUIVA_E_APAGA') and (em_arquivo is null or resumo is null or contadas is distinct from lidas) then
    raise exception 'the partition % has % rows, and its file %', qual, contadas, lidas;
  end if;
  if vencida.destino = 'ARQUIVA_E_GUARDA' then
    execute format('alter table %I set schema arquivo', qual);
  else
    execute format('drop table %I', qual);
  end if;
  update particoes set
    situacao = case vencida.destino when 'ARQUIVA_E_GUARDA' then 'ARQUIVADA' else 'APAGADA' end,
    linhas = contadas, arquivo = em_arquivo, sha256 = resumo, retirada_em = now()
  where nome = qual;
  return contadas;
end
$$;

-- The audit trail.
do $$
declare
  proximo constant timestamptz := date_trunc('month', now() at time zone 'UTC') at time zone 'UTC' + interval '1 month';
  antes constant text := 'eventos_ate_' || to_char(proximo at time zone 'UTC' - interval '1 day', 'YYYY_MM');
  indice text;
  ultimo bigint;
begin
  lock table eventos in access exclusive mode;
  select coalesce(max(id), 0) into ultimo from eventos;
  execute format('alter table eventos rename to %I', antes);
  for indice in select indexname from pg_indexes where schemaname = 'public' and tablename = antes loop
    execute format('alter index %I rename to %I', indice, indice || '_antes');
  end loop;
  execute format('alter table %I drop constraint eventos_pkey_antes, alter column id drop identity', antes);
  execute format('drop trigger eventos_so_acrescenta on %I', antes);
  execute format('drop trigger eventos_nao_se_esvazia on %I', antes);
  create table eventos (
    id bigint generated always as identity,
    em timestamptz not null default now(),
    usuario_id integer references usuarios,
    matricula text,
    acao text not null,
    entidade text not null,
    entidade_id text,
    dados jsonb not null default '{}',
    request_id text,
    primary key (id, em)
  ) partition by range (em);
  execute format('alter table eventos alter column id restart with %s', ultimo + 1);
  create index eventos_por_entidade on eventos (entidade, entidade_id, id);
  create index eventos_por_tabela on eventos (entidade, id);
  create index eventos_por_pessoa on eventos (usuario_id, id);
  create index eventos_por_acao on eventos (acao, id);
  create index eventos_por_instante on eventos (em, id);
  create trigger eventos_so_acrescenta before update or delete on eventos
    for each row execute function eventos_so_acrescenta();
  create trigger eventos_nao_se_esvazia before truncate on eventos
    for each statement execute function eventos_so_acrescenta();
  execute format('alter table eventos attach partition %I for values from (minvalue) to (%L)', antes, proximo);
  create table eventos_sem_mes partition of eventos default;
  insert into particoes (nome, tabela, de, ate) values (antes, 'eventos', '-infinity', proximo);
end
$$;

-- The trail of access. A server of the version before, while it still runs, writes to the old name with `on conflict (chave)`, which a
-- partitioned table cannot have: so the old table keeps its name as the first partition, and sends on what is not its own.
do $$
declare
  proximo constant timestamptz := date_trunc('month', now() at time zone 'UTC') at time zone 'UTC' + interval '1 month';
  indice text;
  ultimo bigint;
begin
  lock table eventos_acesso in access exclusive mode;
  select coalesce(max(id), 0) into ultimo from eventos_acesso;
  alter table eventos_acesso drop constraint eventos_acesso_pkey, alter column id drop identity;
  drop trigger eventos_acesso_so_cresce on eventos_acesso;
  drop trigger eventos_acesso_nao_se_esvazia on eventos_acesso;
  create table acessos (
    id bigint generated always as identity,
    chave uuid not null,
    em timestamptz not null,
    recebido_em timestamptz not null default now(),
    evento text not null,
    -- Named as in its first partition.
    vezes integer not null constraint eventos_acesso_vezes_check check (vezes > 0),
    motivo text,
    matricula text,
    marca text,
    -- Of the CPF that was typed, under a key that changes every month; never the CPF.
    conta text,
    endereco text,
    operacao text,
    codigo text,
    rastro text,
    primary key (id, em),
    -- Delivered again, an event has the same instant.
    constraint acessos_uma_vez unique (chave, em)
  ) partition by range (em);
  execute format('alter table acessos alter column id restart with %s', ultimo + 1);
  create index acessos_por_instante on acessos (em, id);
  create index acessos_por_evento on acessos (evento, em, id);
  create index acessos_por_matricula on acessos (matricula, em) where matricula is not null;
  create index acessos_por_conta on acessos (conta, em) where conta is not null;
  create index acessos_por_codigo on acessos (codigo) where codigo is not null;
  create trigger acessos_so_cresce before update or delete on acessos
    for each row execute function eventos_acesso_so_cresce();
  create trigger acessos_nao_se_esvazia before truncate on acessos
    for each statement execute function eventos_acesso_so_cresce();
  execute format('alter table acessos attach partition eventos_acesso for values from (minvalue) to (%L)', proximo);
  create table acessos_sem_mes partition of acessos default;
  insert into particoes (nome, tabela, de, ate) values ('eventos_acesso', 'acessos', '-infinity', proximo);
  create function eventos_acesso_adiante() returns trigger language plpgsql as $f$
  begin
    insert into acessos (chave, em, evento, vezes, motivo, matricula, marca, conta, endereco, operacao, codigo, rastro)
    values (new.chave, new.em, new.evento, new.vezes, new.motivo, new.matricula, new.marca, new.conta, new.endereco, new.operacao, new.codigo, new.rastro)
    on conflict do nothing;
    return null;
  end
  $f$;
  -- Through `acessos` a row comes with its id.
  execute format('create trigger adiante before insert on eventos_acesso for each row when (new.id is null or new.em >= %L) execute function eventos_acesso_adiante()', proximo);
end
$$;

create or replace function expurgar_eventos_acesso(limite integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  quantos integer;
begin
  with velhos as (
    select id, em from acessos where em < now() - interval '6 months' order by em, id limit limite
  )
  delete from acessos a using velhos v where a.id = v.id and a.em = v.em;
  get diagnostics quantos = row_count;
  return quantos;
end
$$;

select criar_particoes();
