-- The day's own totals, so that a month of every unit is thirty rows to read. Days counted before are counted once more.
alter table apuracoes
  add column refeicoes integer not null default 0,
  add column liquido_centavos bigint not null default 0,
  add column programado_centavos bigint not null default 0;
update apuracoes set pendente = true;
