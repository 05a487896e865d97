-- The same answers as before for a thirtieth of the reading. The staff of the seven days is looked for only where the day has
-- no number of its own, and by each day's own row: asked for as a range it was read by date first, every unit's for each unit.
create or replace function efetivo_de_referencia(unidade integer, dia date)
returns table (
  data date,
  internos integer,
  servidores_plantao integer,
  servidores_expediente integer,
  fonte text,
  capturado_em timestamptz
)
language sql stable parallel safe
as $$
  select d.data, d.internos,
    case when d.data = dia then d.servidores_plantao else s.plantao end,
    case when d.data = dia then d.servidores_expediente else s.expediente end,
    d.fonte, d.capturado_em
  from efetivos_diarios d
  cross join lateral (
    select max(w.servidores_plantao) as plantao, max(w.servidores_expediente) as expediente
    from efetivos_diarios w
    where d.data <> dia and w.lotacao_id = unidade and w.data = any (array[
      d.data, d.data - 1, d.data - 2, d.data - 3, d.data - 4, d.data - 5, d.data - 6])
  ) s
  where d.lotacao_id = unidade and d.data <= dia
  order by d.data desc
  limit 1
$$;
