-- What each number of a line was read as, in its place: the text alone no longer says it, since the person may choose. Null of
-- months imported before, whose columns were the active ones.
alter table importacoes_mapa add column colunas jsonb check (jsonb_typeof(colunas) = 'array');
