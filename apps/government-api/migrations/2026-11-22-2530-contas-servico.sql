-- Accounts of other systems. Each is a row of `usuarios` too, of the kind that is never listed and never signs in, so that
-- what it writes has an author like everything else.
alter table usuarios drop constraint usuarios_cpf_check;
alter table usuarios add constraint usuarios_cpf_check
  check (cpf ~ '^[0-9]{11}$' or (sistema and cpf ~ '^conta-[0-9]{1,10}$'));

create table contas_servico (
  id integer primary key references usuarios,
  nome text not null check (length(nome) between 1 and 60),
  finalidade text not null check (length(finalidade) between 1 and 300),
  -- It may do what this profile may, of that only its scopes.
  autoridade text not null check (autoridade in ('AL_GESTOR', 'SOLICITANTE', 'AL_ATENDIMENTO', 'AL_MONITORAMENTO', 'AL_FISCAL')),
  lotacao_id integer references lotacoes,
  escopos text[] not null check (cardinality(escopos) between 1 and 60),
  por_minuto integer not null check (por_minuto between 1 and 6000),
  -- The last day it is good for, Brasília's.
  valida_ate date not null,
  criada_em timestamptz not null,
  criada_por integer not null references usuarios,
  usada_em timestamptz,
  revogada_em timestamptz,
  revogada_por integer references usuarios,
  versao integer not null default 1,
  check ((lotacao_id is not null) = (autoridade = 'SOLICITANTE')),
  check ((revogada_em is null) = (revogada_por is null))
);
create unique index contas_servico_nome on contas_servico (lower(nome)) where revogada_em is null;

create table segredos_conta (
  id integer generated always as identity primary key,
  conta_id integer not null references contas_servico,
  -- SHA-256 of 256 random bits.
  sha256 text not null unique,
  -- Its last letters, by which people tell two apart.
  fim text not null check (length(fim) = 4),
  criado_em timestamptz not null,
  criado_por integer not null references usuarios,
  usado_em timestamptz,
  revogado_em timestamptz,
  revogado_por integer references usuarios,
  check ((revogado_em is null) = (revogado_por is null))
);
create index segredos_conta_vivos on segredos_conta (conta_id) where revogado_em is null;
