-- The head count an order of a day is compared with: one home for the rule (domain R15, R16).
-- The day's own number where it was informed; else the last one before it. Staff vary by the kind of day (no office hours on
-- a Sunday), so a day without its own number takes the largest staff of the seven days up to the last number: what the
-- roster can bring, not what the eve happened to have.
create function efetivo_de_referencia(unidade integer, dia date)
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
    where w.lotacao_id = unidade and w.data <= d.data and w.data > d.data - 7
  ) s
  where d.lotacao_id = unidade and d.data <= dia
  order by d.data desc
  limit 1
$$;
