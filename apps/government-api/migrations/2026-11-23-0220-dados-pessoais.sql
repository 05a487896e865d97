-- Since when somebody does not work here any more, and that what identifies them is gone (LGPD art. 16, ADR 66).
alter table usuarios
  add column inativo_desde timestamptz,
  add column anonimizado_em timestamptz;

update usuarios u set inativo_desde = coalesce(
  (select max(e.em) from eventos e where e.entidade = 'usuarios' and e.entidade_id = u.id::text and e.acao = 'bloquearUsuario'),
  u.alterado_em)
where not u.ativo and not u.sistema;

-- Whichever version of the program writes it.
create function usuarios_inativos() returns trigger language plpgsql as $$
begin
  if new.ativo then
    new.inativo_desde := null;
  elsif old.ativo then
    new.inativo_desde := now();
  end if;
  return new;
end
$$;
create trigger usuarios_inativos before update of ativo on usuarios for each row execute function usuarios_inativos();
