-- Where each act came from: the address and the program that the gateway saw. It stands beside the trail, which keeps refusing every
-- change, so that it can be erased in its time and the act stay (ADR 127). No hash holds it.
create table origens_dos_atos (
  evento_id bigint primary key,
  em timestamptz not null,
  endereco text check (length(endereco) <= 45),
  programa text check (length(programa) <= 80),
  check (endereco is not null or programa is not null)
);
create index origens_dos_atos_por_endereco on origens_dos_atos (endereco text_pattern_ops, evento_id) where endereco is not null;
create index origens_dos_atos_por_instante on origens_dos_atos (em, evento_id);

create function origens_dos_atos_so_acrescenta() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.em < now() - interval '6 months' then
    return old;
  end if;
  raise exception 'origens_dos_atos only grows, and keeps six months at least: % refused', tg_op;
end
$$;
create trigger origens_dos_atos_so_acrescenta before update or delete on origens_dos_atos
  for each row execute function origens_dos_atos_so_acrescenta();
create trigger origens_dos_atos_nao_se_esvazia before truncate on origens_dos_atos
  for each statement execute function origens_dos_atos_so_acrescenta();

-- Those past their months, so many at once; the trigger refuses younger ones.
create function expurgar_origens_dos_atos(meses integer, limite integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  quantos integer;
begin
  with velhas as (
    select evento_id from origens_dos_atos where em < now() - make_interval(months => meses) order by em, evento_id limit limite
  )
  delete from origens_dos_atos o using velhas v where o.evento_id = v.evento_id;
  get diagnostics quantos = row_count;
  return quantos;
end
$$;
