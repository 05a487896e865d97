-- Each unit's month kept added up, from its first day to `ate`, so that the consolidated month adds a row a cell and not one a
-- day (ADR 52). Derived: every row may be deleted at any moment, and the month is then added from its orders again.
create table somas_mapa (
  -- No key to lotacoes: who keeps sums never waits for a row.
  lotacao_id integer not null,
  mes date not null check (extract(day from mes) = 1),
  ate date not null check (date_trunc('month', ate)::date = mes),
  -- The parcels of those days, as the aggregation reads them (mapa-diario.parcelas.rules.ts).
  parcelas text not null,
  -- Whether they can be told apart by contract.
  por_contrato boolean not null,
  dias_com_pedido integer not null,
  internos bigint not null,
  servidores bigint not null,
  dias_com_efetivo integer not null,
  somada_em timestamptz not null,
  primary key (lotacao_id, mes)
);
create index somas_mapa_por_mes on somas_mapa (mes, ate);

-- Who writes on a past day forgets the sums with that day in. The shared lock, of one in sixteen of the units, is held until
-- the writer ends: who adds up takes it alone, or lets those units be until later, so that no sum is kept without a write that
-- was not there yet to be seen. Days from today on are in no sum (somas stop three days ago).
create function esquecer_somas(unidades integer[], dias date[], e_seguintes boolean) returns void language plpgsql as $$
begin
  if unidades is null then
    return;
  end if;
  perform pg_advisory_xact_lock_shared(2361, balde) from (select distinct u % 16 as balde from unnest(unidades) u) b;
  -- In one order, so that two writers of many units wait for each other and not in a circle.
  with alvo as (
    select s.lotacao_id, s.mes from somas_mapa s
    where exists (
      select from unnest(unidades, dias) as t (u, d)
      where t.u = s.lotacao_id and s.ate >= t.d and (s.mes = date_trunc('month', t.d)::date or e_seguintes and s.mes > t.d)
    )
    order by s.lotacao_id, s.mes for update
  )
  delete from somas_mapa s using alvo a where s.lotacao_id = a.lotacao_id and s.mes = a.mes;
end
$$;

create function esquecer_todas_as_somas() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(2361, balde) from generate_series(0, 15) balde;
  delete from somas_mapa;
  return null;
end
$$;

create function somas_dos_pedidos() returns trigger language plpgsql as $$
declare
  hoje constant date := (now() at time zone 'UTC')::date;
begin
  if tg_op = 'UPDATE' then
    perform esquecer_somas(array_agg(d.lotacao_id), array_agg(d.data_refeicao), false) from (
      select x.lotacao_id, x.data_refeicao
      from antes a join depois p on p.id = a.id
      cross join lateral (values (a.lotacao_id, a.data_refeicao), (p.lotacao_id, p.data_refeicao)) x (lotacao_id, data_refeicao)
      where x.data_refeicao < hoje and (a.situacao, a.lotacao_id, a.data_refeicao) is distinct from (p.situacao, p.lotacao_id, p.data_refeicao)
      group by 1, 2
    ) d;
  elsif tg_op = 'INSERT' then
    perform esquecer_somas(array_agg(d.lotacao_id), array_agg(d.data_refeicao), false)
    from (select lotacao_id, data_refeicao from depois where data_refeicao < hoje group by 1, 2) d;
  else
    perform esquecer_somas(array_agg(d.lotacao_id), array_agg(d.data_refeicao), false)
    from (select lotacao_id, data_refeicao from antes where data_refeicao < hoje group by 1, 2) d;
  end if;
  return null;
end
$$;
create trigger somas_ao_incluir after insert on pedidos referencing new table as depois
for each statement execute function somas_dos_pedidos();
create trigger somas_ao_mudar after update on pedidos referencing old table as antes new table as depois
for each statement execute function somas_dos_pedidos();
create trigger somas_ao_excluir after delete on pedidos referencing old table as antes
for each statement execute function somas_dos_pedidos();

create function somas_dos_itens() returns trigger language plpgsql as $$
declare
  hoje constant date := (now() at time zone 'UTC')::date;
begin
  perform esquecer_somas(array_agg(d.lotacao_id), array_agg(d.data_refeicao), false) from (
    select p.lotacao_id, p.data_refeicao from (select distinct pedido_id from mudados) m
    join pedidos p on p.id = m.pedido_id where p.data_refeicao < hoje group by 1, 2
  ) d;
  return null;
end
$$;
create trigger somas_ao_incluir after insert on itens_pedido referencing new table as mudados
for each statement execute function somas_dos_itens();
-- A cell stays in its order.
create trigger somas_ao_mudar after update on itens_pedido referencing new table as mudados
for each statement execute function somas_dos_itens();
create trigger somas_ao_excluir after delete on itens_pedido referencing old table as mudados
for each statement execute function somas_dos_itens();

-- A head count is the reference of the days after it too, until the next one is told.
create function somas_dos_efetivos() returns trigger language plpgsql as $$
declare
  hoje constant date := (now() at time zone 'UTC')::date;
begin
  perform esquecer_somas(array_agg(d.lotacao_id), array_agg(d.data), true)
  from (select lotacao_id, data from mudados where data < hoje group by 1, 2) d;
  return null;
end
$$;
create trigger somas_ao_incluir after insert on efetivos_diarios referencing new table as mudados
for each statement execute function somas_dos_efetivos();
-- Both sides, for a row whose unit or day would change.
create trigger somas_ao_mudar after update on efetivos_diarios referencing new table as mudados
for each statement execute function somas_dos_efetivos();
create trigger somas_ao_mudar_de after update on efetivos_diarios referencing old table as mudados
for each statement execute function somas_dos_efetivos();
create trigger somas_ao_excluir after delete on efetivos_diarios referencing old table as mudados
for each statement execute function somas_dos_efetivos();

create function somas_das_importadas() returns trigger language plpgsql as $$
begin
  perform esquecer_somas(array_agg(d.lotacao_id), array_agg(d.data), false)
  from (select lotacao_id, data from mudadas group by 1, 2) d;
  return null;
end
$$;
create trigger somas_ao_incluir after insert on quantidades_importadas referencing new table as mudadas
for each statement execute function somas_das_importadas();
create trigger somas_ao_mudar after update on quantidades_importadas referencing new table as mudadas
for each statement execute function somas_das_importadas();
create trigger somas_ao_mudar_de after update on quantidades_importadas referencing old table as mudadas
for each statement execute function somas_das_importadas();
create trigger somas_ao_excluir after delete on quantidades_importadas referencing old table as mudadas
for each statement execute function somas_das_importadas();

-- What a public is compared with, and the day from which servers are compared with another number (R16).
create trigger somas_ao_mudar after update of base_conferencia on tipos_publico
for each statement execute function esquecer_todas_as_somas();
create trigger somas_ao_mudar after insert or update or delete on vigencias_parametro
for each statement execute function esquecer_todas_as_somas();

create trigger somas_ao_esvaziar after truncate on pedidos for each statement execute function esquecer_todas_as_somas();
create trigger somas_ao_esvaziar after truncate on itens_pedido for each statement execute function esquecer_todas_as_somas();
create trigger somas_ao_esvaziar after truncate on efetivos_diarios for each statement execute function esquecer_todas_as_somas();
create trigger somas_ao_esvaziar after truncate on quantidades_importadas for each statement execute function esquecer_todas_as_somas();
