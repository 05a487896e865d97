-- The days of a month in every unit, and one day in every unit: read from the index alone, for the rows carry whole maps.
create index fechamentos_por_dia on fechamentos_mapa (data, lotacao_id, versao desc) include (situacao);
