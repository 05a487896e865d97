-- Who forgets every sum takes them in the order in which everybody takes theirs (esquecer_somas): read as the table lies, two who wrote
-- at the same time waited for each other in a circle, and one of them failed.
create or replace function esquecer_todas_as_somas() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(2361, balde) from generate_series(0, 15) balde;
  with alvo as (select s.lotacao_id, s.mes from somas_mapa s order by s.lotacao_id, s.mes for update)
  delete from somas_mapa s using alvo a where s.lotacao_id = a.lotacao_id and s.mes = a.mes;
  return null;
end
$$;
