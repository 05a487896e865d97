-- A public that goes in or out of the totals, or is compared with another number, changes days that were counted: they are counted
-- again, so that the month of the home goes on being the month of the map (ADR 85).
create function apurar_todos_de_novo() returns trigger language plpgsql as $$
begin
  update apuracoes set pendente = true where not pendente;
  return null;
end
$$;
create trigger apurar_ao_mudar after update of base_conferencia, conta_nos_totais on tipos_publico for each row
when ((old.base_conferencia, old.conta_nos_totais) is distinct from (new.base_conferencia, new.conta_nos_totais))
execute function apurar_todos_de_novo();

-- Until now a public out of the totals was in the days counted.
update apuracoes set pendente = true where exists (select from tipos_publico where not conta_nos_totais);
