-- How many different meals reached the inmates of a unit, against those that the norm gives them on that day (rule R8).
alter table indicadores_lotacao
  add refeicoes_internos integer not null default 0,
  add refeicoes_norma integer not null default 0;

-- The days behind are reckoned again, the newest first (indicadores/apuracao.service.ts).
update apuracoes set pendente = true;
