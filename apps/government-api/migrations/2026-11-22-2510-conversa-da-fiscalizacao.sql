-- What is said of an inspection after it, what the supplier is asked to mend, and the portion that photos are compared with.
alter table fiscalizacoes
  add column correcao text check (correcao in ('PEDIDA', 'FEITA')),
  add column reaberta_em timestamptz;

create table comentarios_fiscalizacao (
  id integer generated always as identity primary key,
  fiscalizacao_id integer not null references fiscalizacoes (id),
  usuario_id integer not null references usuarios (id),
  em timestamptz not null,
  texto text not null check (length(texto) between 1 and 1000)
);
create index comentarios_da_fiscalizacao on comentarios_fiscalizacao (fiscalizacao_id, id);

create table porcoes_padrao (
  tipo_alimentacao_id integer primary key references tipos_alimentacao (id),
  foto text not null references fotos (nome),
  definida_em timestamptz not null,
  definida_por integer not null references usuarios (id)
);
