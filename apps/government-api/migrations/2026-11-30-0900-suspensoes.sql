-- Days on which a unit's activity is suspended: works, an evacuation, a disinfection. Asked by the unit or made by the
-- manager (ADR 126); what is asked changes nothing until it is decided.
create table suspensoes (
  id integer generated always as identity primary key,
  lotacao_id integer not null references lotacoes,
  inicio date not null,
  -- The last day; brought forward when it is ended early. On the eve of the beginning it did not happen.
  fim date not null,
  fim_previsto date not null,
  -- Empty: every meal, every public.
  refeicao_ids integer[] not null default '{}',
  publico_ids integer[] not null default '{}',
  motivo text not null check (motivo <> ''),
  situacao text not null check (situacao in ('PEDIDA', 'VALENDO', 'RECUSADA', 'DESISTIDA')),
  registrada_em timestamptz not null,
  registrada_por integer not null references usuarios,
  decidida_em timestamptz,
  decidida_por integer references usuarios,
  resposta text check (resposta <> ''),
  encerrada_em timestamptz,
  encerrada_por integer references usuarios,
  versao integer not null default 1,
  check (fim between inicio - 1 and fim_previsto),
  check (num_nulls(decidida_em, decidida_por) in (0, 2)),
  check (num_nulls(encerrada_em, encerrada_por) in (0, 2)),
  constraint suspensoes_decididas check (situacao not in ('RECUSADA', 'DESISTIDA') or decidida_em is not null)
);
create index suspensoes_por_lotacao on suspensoes (lotacao_id, inicio);

create function suspensoes_so_crescem() returns trigger language plpgsql as $$
declare
  nascem constant text[] := array['id', 'lotacao_id', 'registrada_em', 'registrada_por'];
begin
  if tg_op = 'UPDATE' and old.situacao in ('PEDIDA', 'VALENDO')
    and (select bool_and(to_jsonb(new) -> c = to_jsonb(old) -> c) from unnest(nascem) c) then
    return new;
  end if;
  raise exception 'suspensoes only grows: % refused', tg_op;
end
$$;
create trigger suspensoes_so_crescem before update or delete on suspensoes
for each row execute function suspensoes_so_crescem();

-- The order that the suspension cancelled: once it is over, the day is asked for again.
alter table pedidos add column suspensao_id integer references suspensoes;
create index pedidos_por_suspensao on pedidos (suspensao_id) where suspensao_id is not null;

-- Whoever asks, reminds or counts reads one view: what a contract does not deliver, and what a unit does not eat.
create or replace view entregas_interrompidas as
select i.id as interrupcao_id, i.contrato_id, cl.lotacao_id, cl.tipo_alimentacao_id,
  greatest(i.inicio, cl.inicio) as inicio, least(i.fim, cl.fim) as fim, i.motivo,
  null::integer as suspensao_id, false as sem_atividade
from interrupcoes_entrega i
join contratos_lotacoes cl on cl.contrato_id = i.contrato_id and cl.inicio <= i.fim and cl.fim >= i.inicio
where i.fim >= i.inicio and (i.refeicao_ids = '{}' or cl.tipo_alimentacao_id = any (i.refeicao_ids))
union all
select null, null, s.lotacao_id, t.id, s.inicio, s.fim, s.motivo, s.id, s.refeicao_ids = '{}'
from suspensoes s
join tipos_alimentacao t on s.refeicao_ids = '{}' or t.id = any (s.refeicao_ids)
where s.situacao = 'VALENDO' and s.fim >= s.inicio and s.publico_ids = '{}';

-- The same for some publics only: the others eat, and the day is asked for.
create view publicos_suspensos as
select s.id as suspensao_id, s.lotacao_id, t.id as tipo_alimentacao_id, s.publico_ids, s.inicio, s.fim, s.motivo,
  s.refeicao_ids = '{}' as todas
from suspensoes s
join tipos_alimentacao t on s.refeicao_ids = '{}' or t.id = any (s.refeicao_ids)
where s.situacao = 'VALENDO' and s.fim >= s.inicio and s.publico_ids <> '{}';

create or replace function lotacoes_paradas(dia date) returns setof integer language sql stable as $$
  select x.lotacao_id from entregas_interrompidas x where dia between x.inicio and x.fim
  except
  (
    select cl.lotacao_id from contratos_lotacoes cl
    where dia between cl.inicio and cl.fim
      and cl.lotacao_id in (select x.lotacao_id from entregas_interrompidas x where dia between x.inicio and x.fim)
      and not exists (
        select from entregas_interrompidas x where x.lotacao_id = cl.lotacao_id
          and x.tipo_alimentacao_id = cl.tipo_alimentacao_id and dia between x.inicio and x.fim)
    union all
    -- A unit without a contract on that day is stopped only by a suspension of every meal.
    select x.lotacao_id from entregas_interrompidas x
    where dia between x.inicio and x.fim
      and not exists (
        select from contratos_lotacoes cl where cl.lotacao_id = x.lotacao_id and dia between cl.inicio and cl.fim)
      and not exists (
        select from entregas_interrompidas y
        where y.lotacao_id = x.lotacao_id and y.sem_atividade and dia between y.inicio and y.fim)
  )
$$;
