-- What the indicators are made of, a row a unit and day, written from the map's own numbers by the job that recounts each day
-- touched since it last looked (ADR 55). Reading a month of every unit is then a sum of small rows.
create table apuracoes (
  data date primary key,
  -- Something of the day changed after it was last counted.
  pendente boolean not null,
  vista_em timestamptz not null,
  apurada_em timestamptz
);
create index apuracoes_pendentes on apuracoes (data) where pendente;
create index apuracoes_por_vista on apuracoes (vista_em);

create table indicadores_lotacao (
  data date not null,
  lotacao_id integer not null references lotacoes,
  -- Of the map.
  confirmada integer not null,
  aceita integer not null,
  divergencia_internos integer not null,
  vermelha boolean not null,
  desvio_centavos bigint not null,
  liquido_centavos bigint not null,
  -- Of the orders.
  programada integer not null,
  desvio_programacao integer not null,
  programado_centavos bigint not null,
  confirmacoes_min integer[] not null,
  -- Of the deliveries.
  entregas integer not null,
  no_prazo integer not null,
  intervalo_max_min integer,
  leituras integer not null,
  leituras_conformes integer not null,
  -- Of the inspections; the score is weighed by the meals inspected, what the plan asks is in thousandths.
  previstas_mil integer not null,
  fiscalizacoes integer not null,
  refeicoes_fiscalizadas integer not null,
  nota_ponderada bigint not null,
  amostras integer not null,
  amostras_conformes integer not null,
  primary key (data, lotacao_id)
);
create index indicadores_lotacao_por_lotacao on indicadores_lotacao (lotacao_id, data);

create table indicadores_contrato (
  data date not null,
  contrato_id integer not null references contratos,
  liquido_centavos bigint not null,
  entregas integer not null,
  no_prazo integer not null,
  fiscalizacoes integer not null,
  refeicoes_fiscalizadas integer not null,
  nota_ponderada bigint not null,
  nao_conformidades integer not null,
  primary key (data, contrato_id)
);
create index indicadores_contrato_por_contrato on indicadores_contrato (contrato_id, data);

-- What changed since is looked for by when it was changed.
create index fiscalizacoes_por_alteracao on fiscalizacoes (alterada_em);
create index ocorrencias_por_alteracao on ocorrencias (alterada_em);
create index efetivos_diarios_por_captura on efetivos_diarios (capturado_em);
