-- Reference data, people, head counts, programmes, photos and the audit trail.
-- Runs on PostgreSQL 15 and later and on the embedded PGlite; forward only.

create extension if not exists btree_gist;

create table lotacoes (
  id integer generated always as identity primary key,
  codigo text not null unique,
  nome text not null check (nome <> ''),
  -- Name, code and municipality without accents, in lower case; "C" so that order and search are the same everywhere.
  nome_busca text collate "C" not null,
  tipo text not null check (tipo in
    ('UNIDADE_PRISIONAL', 'DELEGACIA', 'ABRIGO', 'SOCIOEDUCATIVO', 'QUARTEL', 'ADMINISTRATIVO')),
  municipio text not null,
  uf text not null check (uf ~ '^[A-Z]{2}$'),
  fuso_horario text not null,
  capacidade integer check (capacidade >= 0),
  telefone text,
  ativa boolean not null default true,
  versao integer not null default 1,
  criado_em timestamptz not null default now(),
  alterado_em timestamptz not null default now(),
  unique (nome, uf, municipio)
);
create index lotacoes_por_nome on lotacoes (nome_busca, id);
create sequence codigos_lotacao;

create table usuarios (
  id integer generated always as identity primary key,
  cpf text not null unique check (cpf ~ '^[0-9]{11}$'),
  nome text not null,
  matricula text not null,
  senha_hash text not null,
  authorities text[] not null check (cardinality(authorities) > 0),
  lotacao_id integer references lotacoes,
  ativo boolean not null default true,
  versao integer not null default 1,
  criado_em timestamptz not null default now(),
  alterado_em timestamptz not null default now(),
  constraint solicitante_tem_lotacao check (lotacao_id is not null or not 'SOLICITANTE' = any (authorities))
);

create table chaves_assinatura (
  kid text primary key,
  alg text not null,
  privada jsonb not null,
  publica jsonb not null,
  criada_em timestamptz not null default now(),
  ativa boolean not null,
  aposentada_em timestamptz,
  check (ativa = (aposentada_em is null))
);
-- One key signs at a time; retired ones stay published until their last token has expired.
create unique index chaves_assinatura_ativa on chaves_assinatura (ativa) where ativa;

create table tipos_alimentacao (
  id integer generated always as identity primary key,
  nome text not null unique,
  sigla text not null unique,
  ordem integer not null,
  hora_limite_pedido time not null,
  dias_antecedencia smallint not null check (dias_antecedencia between 0 and 14),
  entrega_inicio time not null,
  entrega_fim time not null check (entrega_fim > entrega_inicio),
  -- Office-hours staff eat only these; staff on duty eat them all.
  meio_do_dia boolean not null default false,
  ativo boolean not null default true,
  versao integer not null default 1,
  criado_em timestamptz not null default now(),
  alterado_em timestamptz not null default now()
);

create table tipos_publico (
  id integer generated always as identity primary key,
  nome text not null unique,
  sigla text not null unique,
  ordem integer not null,
  base_conferencia text not null check (base_conferencia in ('EFETIVO_INTERNO', 'EFETIVO_SERVIDOR', 'SEM_BASE')),
  ativo boolean not null default true,
  versao integer not null default 1,
  criado_em timestamptz not null default now(),
  alterado_em timestamptz not null default now()
);

create table fornecedores (
  id integer generated always as identity primary key,
  cnpj text not null unique check (cnpj ~ '^[0-9A-Z]{12}[0-9]{2}$'),
  razao_social text not null,
  nome_fantasia text not null,
  ativo boolean not null default true,
  versao integer not null default 1,
  criado_em timestamptz not null default now(),
  alterado_em timestamptz not null default now()
);

create table contratos (
  id integer generated always as identity primary key,
  numero text not null unique,
  processo text not null,
  lote text not null,
  fornecedor_id integer not null references fornecedores,
  vigencia_inicio date not null,
  vigencia_fim date not null check (vigencia_fim >= vigencia_inicio),
  valor_total_centavos bigint not null check (valor_total_centavos >= 0),
  encerrado_em date,
  versao integer not null default 1,
  criado_em timestamptz not null default now(),
  alterado_em timestamptz not null default now()
);

create table itens_contrato (
  contrato_id integer not null references contratos,
  tipo_alimentacao_id integer not null references tipos_alimentacao,
  tipo_publico_id integer not null references tipos_publico,
  preco_centavos integer not null check (preco_centavos >= 0),
  quantidade_contratada integer not null check (quantidade_contratada >= 0),
  primary key (contrato_id, tipo_alimentacao_id, tipo_publico_id)
);

create table contratos_lotacoes (
  id integer generated always as identity primary key,
  lotacao_id integer not null references lotacoes,
  contrato_id integer not null references contratos,
  inicio date not null,
  fim date check (fim >= inicio),
  criado_em timestamptz not null default now(),
  -- At most one contract per unit and day; the index also answers "which contract on this day".
  constraint um_contrato_por_dia exclude using gist (lotacao_id with =, daterange(inicio, fim, '[]') with &&)
);
create index contratos_lotacoes_por_contrato on contratos_lotacoes (contrato_id, inicio, fim);

create table efetivos_diarios (
  lotacao_id integer not null references lotacoes,
  data date not null,
  internos integer not null check (internos between 0 and 100000),
  servidores_plantao integer not null check (servidores_plantao between 0 and 100000),
  servidores_expediente integer not null check (servidores_expediente between 0 and 100000),
  fonte text not null check (fonte in ('MANUAL', 'IMPORTADO', 'INTEGRACAO')),
  capturado_em timestamptz not null default now(),
  -- Read backwards from a date: "the latest at or before" is one index probe however long the history is.
  primary key (lotacao_id, data)
);

create table programacoes (
  id integer generated always as identity primary key,
  lotacao_id integer not null references lotacoes,
  vigencia_inicio date not null,
  vigencia_fim date check (vigencia_fim >= vigencia_inicio),
  observacao text,
  versao integer not null default 1,
  criado_em timestamptz not null default now(),
  alterado_em timestamptz not null default now(),
  constraint uma_programacao_por_dia
    exclude using gist (lotacao_id with =, daterange(vigencia_inicio, vigencia_fim, '[]') with &&)
);

create table itens_programacao (
  programacao_id integer not null references programacoes on delete cascade,
  dia_semana smallint not null check (dia_semana between 0 and 6),
  tipo_alimentacao_id integer not null references tipos_alimentacao,
  tipo_publico_id integer not null references tipos_publico,
  quantidade integer not null check (quantidade between 0 and 9999),
  primary key (programacao_id, dia_semana, tipo_alimentacao_id, tipo_publico_id)
);

create table fotos (
  id integer generated always as identity primary key,
  nome text not null unique,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  lotacao_id integer not null references lotacoes,
  contexto text not null check (contexto in
    ('RECEBIMENTO', 'PESAGEM', 'TERMOMETRO', 'MARMITA', 'VEICULO', 'NAO_CONFORMIDADE')),
  tipo text not null check (tipo in ('image/jpeg', 'image/png')),
  bytes integer not null check (bytes between 1 and 10485760),
  usuario_id integer not null references usuarios,
  enviada_em timestamptz not null default now(),
  unique (sha256, lotacao_id)
);

create table eventos (
  id bigint generated always as identity primary key,
  em timestamptz not null default now(),
  usuario_id integer references usuarios,
  matricula text,
  acao text not null,
  entidade text not null,
  entidade_id text,
  dados jsonb not null default '{}',
  request_id text
);
create index eventos_por_entidade on eventos (entidade, entidade_id, id);

create function eventos_so_acrescenta() returns trigger language plpgsql as $$
begin
  raise exception 'eventos só recebe acréscimos';
end $$;
create trigger eventos_so_acrescenta before update or delete on eventos
  for each row execute function eventos_so_acrescenta();
create trigger eventos_nao_se_esvazia before truncate on eventos
  for each statement execute function eventos_so_acrescenta();
