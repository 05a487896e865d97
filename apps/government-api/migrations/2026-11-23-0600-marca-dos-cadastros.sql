-- One mark for the small tables every answer needs: the meals and their hours, the publics, the constants of the rules. It is another
-- after each change of them, so that a server which remembers their rows asks for the mark instead (ADR 90).
create table marca_dos_cadastros (
  unica boolean primary key default true check (unica),
  marca uuid not null
);
insert into marca_dos_cadastros (marca) values (gen_random_uuid());

-- The role of the application has no need to write it by itself.
create function marcar_cadastros() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update marca_dos_cadastros set marca = gen_random_uuid();
  return null;
end
$$;

create trigger marca_ao_mudar after insert or update or delete or truncate on tipos_alimentacao
for each statement execute function marcar_cadastros();
create trigger marca_ao_mudar after insert or update or delete or truncate on vigencias_tipo_alimentacao
for each statement execute function marcar_cadastros();
create trigger marca_ao_mudar after insert or update or delete or truncate on tipos_publico
for each statement execute function marcar_cadastros();
create trigger marca_ao_mudar after insert or update or delete or truncate on vigencias_parametro
for each statement execute function marcar_cadastros();
create trigger marca_ao_mudar after insert or truncate on ativacoes_tipo
for each statement execute function marcar_cadastros();
