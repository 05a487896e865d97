-- What went wrong with a delivery, from its opening to its closing (domain 4.5).
create table ocorrencias (
  id integer generated always as identity primary key,
  numero text not null unique,
  origem text not null check (origem in ('PEDIDO', 'RECEBIMENTO', 'FISCALIZACAO')),
  situacao text not null check (situacao in ('ABERTA', 'NOTIFICADA', 'RESPONDIDA', 'SEM_RESPOSTA', 'ACEITA_JUSTIFICATIVA',
    'PROCEDENTE', 'GLOSADA', 'SANEADA', 'ENCERRADA')),
  gravidade text not null check (gravidade in ('ADVERTENCIA', 'LEVE', 'MODERADO', 'GRAVE', 'GRAVISSIMO')),
  pedido_id integer not null references pedidos,
  -- Null: the whole order.
  tipo_alimentacao_id integer references tipos_alimentacao,
  recebimento_id integer references recebimentos,
  -- An inspection's number; no key, because inspections keep versions of themselves.
  fiscalizacao_id integer,
  lotacao_id integer not null references lotacoes,
  contrato_id integer not null references contratos,
  fornecedor_id integer not null references fornecedores,
  data_refeicao date not null,
  descricao text not null,
  clausula text,
  pontos integer not null default 0 check (pontos >= 0),
  prazo_resposta_em timestamptz,
  resposta text,
  resposta_nome text,
  respondida_em timestamptz,
  decisao text,
  -- Centavos: what was refused, whole, and a part of the rest. Only once it is decided.
  glosa_percentual smallint check (glosa_percentual between 0 and 100),
  glosa_recusado_centavos bigint check (glosa_recusado_centavos >= 0),
  glosa_desconto_centavos bigint check (glosa_desconto_centavos >= 0),
  aberta_em timestamptz not null,
  aberta_por integer not null references usuarios,
  alterada_em timestamptz not null,
  versao integer not null default 1,
  check (origem <> 'RECEBIMENTO' or recebimento_id is not null),
  check (origem <> 'FISCALIZACAO' or fiscalizacao_id is not null),
  check ((situacao = 'NOTIFICADA') <= (prazo_resposta_em is not null)),
  check (num_nulls(glosa_percentual, glosa_recusado_centavos, glosa_desconto_centavos) in (0, 3))
);
create index ocorrencias_por_lotacao on ocorrencias (lotacao_id, id);
create index ocorrencias_por_pedido on ocorrencias (pedido_id);
create index ocorrencias_por_fornecedor on ocorrencias (fornecedor_id, id);
create index ocorrencias_notificadas on ocorrencias (prazo_resposta_em) where situacao = 'NOTIFICADA';

create table numeracao_ocorrencias (
  ano integer primary key,
  ultimo integer not null
);

create table passos_ocorrencia (
  id integer generated always as identity primary key,
  ocorrencia_id integer not null references ocorrencias,
  em timestamptz not null,
  -- Null: the supplier, by the link, or the system.
  usuario_id integer references usuarios,
  evento text not null,
  de text,
  para text not null,
  detalhe text
);
create index passos_por_ocorrencia on passos_ocorrencia (ocorrencia_id, id);

-- The supplier's way in without an account. What is kept of the code is its sum: who reads this table opens nothing.
create table convites_ocorrencia (
  id integer generated always as identity primary key,
  ocorrencia_id integer not null references ocorrencias,
  codigo_sha256 text not null unique check (codigo_sha256 ~ '^[0-9a-f]{64}$'),
  criado_em timestamptz not null,
  expira_em timestamptz not null,
  usado_em timestamptz,
  -- A newer one took its place.
  revogado_em timestamptz
);
create unique index convites_um_aberto on convites_ocorrencia (ocorrencia_id) where usado_em is null and revogado_em is null;

create table anexos_ocorrencia (
  id integer generated always as identity primary key,
  ocorrencia_id integer not null references ocorrencias,
  uuid uuid not null,
  nome text not null,
  arquivo text not null,
  tipo text not null check (tipo in ('image/jpeg', 'image/png', 'application/pdf')),
  bytes integer not null check (bytes between 1 and 10485760),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  enviado_em timestamptz not null,
  unique (ocorrencia_id, uuid)
);

-- A mail that holds a secret is emptied the moment it has left or will not leave any more.
alter table emails add column sigiloso boolean not null default false;
