-- Days on which a contract delivers nothing, to any of its units: a strike, a rebellion. Nobody asks for those meals.
create table interrupcoes_entrega (
  id integer generated always as identity primary key,
  contrato_id integer not null references contratos,
  inicio date not null,
  -- The last day; brought forward when it is ended early. On the eve of the beginning it did not happen.
  fim date not null,
  fim_previsto date not null,
  -- Empty: every meal of the contract.
  refeicao_ids integer[] not null default '{}',
  motivo text not null check (motivo <> ''),
  registrada_em timestamptz not null,
  registrada_por integer not null references usuarios,
  encerrada_em timestamptz,
  encerrada_por integer references usuarios,
  versao integer not null default 1,
  check (fim between inicio - 1 and fim_previsto),
  check (num_nulls(encerrada_em, encerrada_por) in (0, 2))
);
create index interrupcoes_por_contrato on interrupcoes_entrega (contrato_id, inicio);
create trigger interrupcoes_so_crescem before update or delete on interrupcoes_entrega
for each row execute function responsaveis_so_crescem();

-- The order that the interruption cancelled: once it is over, the day is asked for again.
alter table pedidos add column interrupcao_id integer references interrupcoes_entrega;
create index pedidos_por_interrupcao on pedidos (interrupcao_id) where interrupcao_id is not null;

-- By unit and meal, as its contract serves it on those days.
create view entregas_interrompidas as
select i.id as interrupcao_id, i.contrato_id, cl.lotacao_id, cl.tipo_alimentacao_id,
  greatest(i.inicio, cl.inicio) as inicio, least(i.fim, cl.fim) as fim, i.motivo
from interrupcoes_entrega i
join contratos_lotacoes cl on cl.contrato_id = i.contrato_id and cl.inicio <= i.fim and cl.fim >= i.inicio
where i.fim >= i.inicio and (i.refeicao_ids = '{}' or cl.tipo_alimentacao_id = any (i.refeicao_ids));

-- Units that receive no meal at all on a day: it is not asked for, and nobody is late.
create function lotacoes_paradas(dia date) returns setof integer language sql stable as $$
  select x.lotacao_id from entregas_interrompidas x where dia between x.inicio and x.fim
  except
  select cl.lotacao_id from contratos_lotacoes cl
  where dia between cl.inicio and cl.fim
    and cl.lotacao_id in (select x.lotacao_id from entregas_interrompidas x where dia between x.inicio and x.fim)
    and not exists (
      select from entregas_interrompidas x where x.lotacao_id = cl.lotacao_id
        and x.tipo_alimentacao_id = cl.tipo_alimentacao_id and dia between x.inicio and x.fim)
$$;
