-- The application's role adds to the trail and takes nothing from it (ADR 66). What the rules let it take away it asks for: these
-- run with the rights of the owner of the tables, and hold the rule themselves.

-- A draft that was never sent goes with its history; the trigger says whether it is one.
create function excluir_historico_de_rascunho(pedido integer) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('alipen.rascunho_excluido', pedido::text, true);
  delete from historico_pedido where pedido_id = pedido;
end
$$;

-- Access events past their six months, so many at once; the trigger refuses younger ones.
create function expurgar_eventos_acesso(limite integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  quantos integer;
begin
  with velhos as (
    select id from eventos_acesso where em < now() - interval '6 months' order by em, id limit limite
  )
  delete from eventos_acesso a using velhos v where a.id = v.id;
  get diagnostics quantos = row_count;
  return quantos;
end
$$;
