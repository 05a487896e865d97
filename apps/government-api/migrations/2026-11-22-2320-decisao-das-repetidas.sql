-- A manager looks at both photos and decides; what was decided may be seen again and decided anew.
alter table fotos_repetidas
  add column situacao text not null default 'A_DECIDIR' check (situacao in ('A_DECIDIR', 'REPETIDA', 'NAO_REPETIDA')),
  add column versao integer not null default 1,
  add column decidida_em timestamptz,
  add column decidida_por integer references usuarios,
  add column observacao text check (char_length(observacao) between 1 and 500),
  add constraint fotos_repetidas_decidida check
    ((situacao = 'A_DECIDIR') = (decidida_em is null) and (decidida_em is null) = (decidida_por is null));
create index fotos_repetidas_a_decidir on fotos_repetidas (id) where situacao = 'A_DECIDIR';
create index fotos_repetidas_por_anterior on fotos_repetidas (anterior_id);
