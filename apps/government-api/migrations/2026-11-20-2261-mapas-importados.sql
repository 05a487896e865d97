-- Months from before the product, as the units sent them. They are no orders and never pretend to be: the map counts them as
-- accepted on days without an order that counts.
create table importacoes_mapa (
  id integer generated always as identity primary key,
  lotacao_id integer not null references lotacoes,
  mes text not null check (mes ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'),
  -- What was pasted, to the letter: the paper behind the numbers. A later import of the month takes its place and it stays here.
  texto text not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  importada_em timestamptz not null,
  importada_por integer not null references usuarios,
  substituida_em timestamptz
);
create unique index importacoes_mapa_uma_vigente on importacoes_mapa (lotacao_id, mes) where substituida_em is null;

create table quantidades_importadas (
  lotacao_id integer not null references lotacoes,
  data date not null,
  tipo_alimentacao_id integer not null references tipos_alimentacao,
  tipo_publico_id integer not null references tipos_publico,
  importacao_id integer not null references importacoes_mapa,
  quantidade integer not null check (quantidade between 0 and 9999),
  -- Of the contract that served the unit that day, frozen at the import; null where there was none.
  contrato_id integer references contratos,
  preco_centavos integer check (preco_centavos >= 0),
  primary key (lotacao_id, data, tipo_alimentacao_id, tipo_publico_id),
  check ((contrato_id is null) = (preco_centavos is null))
);
create index quantidades_importadas_por_data on quantidades_importadas (data);
