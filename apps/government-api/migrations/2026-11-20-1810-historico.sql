-- The audit screen reads the trail backwards by each of its filters: what it costs follows what it answers, not the trail.
create index eventos_por_tabela on eventos (entidade, id);
create index eventos_por_pessoa on eventos (usuario_id, id);
create index eventos_por_acao on eventos (acao, id);
create index eventos_por_instante on eventos (em, id);
