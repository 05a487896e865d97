-- The supplier's own word, day by day: what it produced and delivered. It never changes what is paid.
-- Its way in is a link of the contract, without an account; what is kept of the code is its sum.
create table convites_declaracao (
  id integer generated always as identity primary key,
  contrato_id integer not null references contratos,
  codigo_sha256 text not null unique check (codigo_sha256 ~ '^[0-9a-f]{64}$'),
  criado_em timestamptz not null,
  criado_por integer not null references usuarios,
  expira_em timestamptz not null,
  revogado_em timestamptz
);
create unique index convites_declaracao_um on convites_declaracao (contrato_id) where revogado_em is null;

-- Each sending is a version of the contract's day; the last one holds.
create table declaracoes_fornecedor (
  id integer generated always as identity primary key,
  contrato_id integer not null references contratos,
  data date not null,
  versao integer not null check (versao >= 1),
  -- Of the sending: sent again, it is the same.
  uuid uuid not null unique,
  convite_id integer not null references convites_declaracao,
  nome text not null check (nome <> ''),
  recebida_em timestamptz not null,
  unique (contrato_id, data, versao)
);

create table itens_declaracao (
  declaracao_id integer not null references declaracoes_fornecedor,
  lotacao_id integer not null references lotacoes,
  tipo_alimentacao_id integer not null references tipos_alimentacao,
  produzida integer not null check (produzida between 0 and 99999),
  entregue integer not null check (entregue between 0 and 99999),
  lacres text[] not null default '{}',
  placa text,
  primary key (declaracao_id, lotacao_id, tipo_alimentacao_id)
);

create trigger declaracoes_so_crescem before update or delete on declaracoes_fornecedor
for each row execute function fechamentos_so_crescem();
create trigger itens_declaracao_so_crescem before update or delete on itens_declaracao
for each row execute function fechamentos_so_crescem();

-- The last version of each day of each contract.
create view declaracoes_atuais as
select distinct on (contrato_id, data) id, contrato_id, data, versao, nome, recebida_em
from declaracoes_fornecedor order by contrato_id, data, versao desc;
