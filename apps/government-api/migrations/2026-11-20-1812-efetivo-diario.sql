-- Visitors expected on a day, and where an integrated number came from (never who: no name of an inmate is kept).
alter table efetivos_diarios
  add column visitantes_previstos integer check (visitantes_previstos between 0 and 100000),
  add column referencia_fonte text check (referencia_fonte <> '');
