-- The reasons people choose from belong to what every answer refers to: each list of a gate brings two of them (ADR 90).
create trigger marca_ao_mudar after insert or update or delete or truncate on motivos
for each statement execute function marcar_cadastros();

-- So do the hours of a unit's own deliveries.
create trigger marca_ao_mudar after insert or update or delete or truncate on janelas_lotacao
for each statement execute function marcar_cadastros();
