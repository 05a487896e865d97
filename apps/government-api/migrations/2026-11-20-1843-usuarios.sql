-- People are listed and found like units: name and registration without accents, in lower case.
alter table usuarios
  add column nome_busca text collate "C" not null default '',
  -- Tokens signed before this instant are refused; it only moves forward.
  add column sessoes_desde timestamptz not null default 'epoch';

update usuarios set nome_busca = lower(translate(nome || E'\n' || matricula,
  'áàâãäéèêëíïóôõöúüçÁÀÂÃÄÉÈÊËÍÏÓÔÕÖÚÜÇ', 'aaaaaeeeeiioooouucAAAAAEEEEIIOOOOUUC'));

create index usuarios_por_nome on usuarios (nome_busca, id);
create index usuarios_por_lotacao on usuarios (lotacao_id, nome_busca, id);
