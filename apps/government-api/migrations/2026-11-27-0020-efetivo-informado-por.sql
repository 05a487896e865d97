-- Who typed or imported the head count of a day. Null: an integration, or what was informed before this was kept.
alter table efetivos_diarios add column informado_por integer references usuarios;
