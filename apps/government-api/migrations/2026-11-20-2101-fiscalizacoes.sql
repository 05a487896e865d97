-- Inspections of deliveries: what is to be inspected, what was answered, and every version of it.
create table numeracao_fiscalizacoes (
  ano integer primary key,
  ultimo integer not null check (ultimo >= 1)
);

create table fiscalizacoes (
  id integer generated always as identity primary key,
  numero text not null unique,
  situacao text not null check (situacao in
    ('PENDENTE', 'EM_ANDAMENTO', 'AGUARDANDO_FOTOS', 'REALIZADA', 'CIENTE_FORNECEDOR', 'NAO_REALIZADA', 'CANCELADA')),
  origem text not null check (origem in ('ROTINA', 'AMOSTRAGEM', 'DENUNCIA', 'REINCIDENCIA', 'MANUAL')),
  lotacao_id integer not null references lotacoes (id),
  -- Null: of a delivery nobody ordered here (a complaint).
  pedido_id integer references pedidos (id),
  tipo_alimentacao_id integer not null references tipos_alimentacao (id),
  data date not null,
  fornecedor_id integer references fornecedores (id),
  contrato_id integer references contratos (id),
  janela_inicio_em timestamptz not null,
  janela_fim_em timestamptz not null check (janela_fim_em > janela_inicio_em),
  -- What held for the meal on that day, for good: a limit changed later changes no result.
  limites jsonb not null,
  designado_id integer references usuarios (id),
  fiscal_id integer references usuarios (id),
  iniciada_em timestamptz,
  -- The version of the form, from the first answer on.
  formulario_id integer references formularios (id),
  rascunho jsonb,
  rascunho_versao integer,
  rascunho_em timestamptz,
  rascunho_por integer references usuarios (id),
  observacao text,
  motivo text,
  -- Of the version in force, so that lists read one table.
  versao_vigente integer,
  realizada_em timestamptz,
  resultado text check (resultado in ('CONFORME', 'ATENCAO', 'NAO_CONFORME', 'REPROVADA')),
  nota integer check (nota between 0 and 1000),
  pontos integer check (pontos >= 0),
  peso_medio_g integer,
  temperatura integer,
  atraso_min integer,
  criticos integer not null default 0,
  fotos integer not null default 0,
  fotos_faltando integer not null default 0,
  criada_em timestamptz not null,
  criada_por integer not null references usuarios (id),
  alterada_em timestamptz not null,
  alterada_por integer not null references usuarios (id),
  versao integer not null default 1,
  check ((situacao in ('AGUARDANDO_FOTOS', 'REALIZADA', 'CIENTE_FORNECEDOR')) = (versao_vigente is not null)),
  check ((versao_vigente is null) = (resultado is null)),
  check (situacao not in ('REALIZADA', 'CIENTE_FORNECEDOR') or fotos_faltando = 0),
  check (situacao not in ('NAO_REALIZADA', 'CANCELADA') or motivo is not null)
);

-- Of two who open an inspection of one delivery at once, one wins; a done one does not hinder a complaint.
create unique index fiscalizacoes_uma_aberta on fiscalizacoes (pedido_id, tipo_alimentacao_id)
  where situacao in ('PENDENTE', 'EM_ANDAMENTO');
create index fiscalizacoes_por_data on fiscalizacoes (data, id);
create index fiscalizacoes_por_lotacao on fiscalizacoes (lotacao_id, data, id);
create index fiscalizacoes_por_fornecedor on fiscalizacoes (fornecedor_id, data, id);
create index fiscalizacoes_por_realizacao on fiscalizacoes (realizada_em, id) where realizada_em is not null;
create index fiscalizacoes_por_prazo on fiscalizacoes (janela_fim_em, id);
create index fiscalizacoes_abertas on fiscalizacoes (janela_fim_em, id) where situacao in ('PENDENTE', 'EM_ANDAMENTO', 'AGUARDANDO_FOTOS');
create index fiscalizacoes_do_pedido on fiscalizacoes (pedido_id) where pedido_id is not null;

create table versoes_fiscalizacao (
  fiscalizacao_id integer not null references fiscalizacoes (id),
  numero integer not null check (numero >= 1),
  -- Made on the phone: what a queue sends twice is written once.
  cliente_uuid uuid not null unique,
  formulario_id integer not null references formularios (id),
  fiscal_id integer not null references usuarios (id),
  respostas jsonb not null,
  calculo jsonb not null,
  assinatura jsonb not null,
  avisos text[] not null,
  -- As the phone's clock said; ours is beside it.
  iniciada_em timestamptz not null,
  concluida_em timestamptz not null,
  recebida_em timestamptz not null,
  desvio_relogio_s integer,
  motivo text,
  check ((numero = 1) = (motivo is null)),
  primary key (fiscalizacao_id, numero)
);

create table ciencias_fiscalizacao (
  id integer generated always as identity primary key,
  fiscalizacao_id integer not null,
  numero integer not null,
  preposto jsonb not null,
  em timestamptz not null,
  registrada_por integer not null references usuarios (id),
  foreign key (fiscalizacao_id, numero) references versoes_fiscalizacao (fiscalizacao_id, numero)
);
create index ciencias_fiscalizacao_da_versao on ciencias_fiscalizacao (fiscalizacao_id, numero, id);

create table fotos_fiscalizacao (
  fiscalizacao_id integer not null,
  numero integer not null,
  uuid uuid not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes integer not null check (bytes between 1 and 10485760),
  contexto text not null,
  item text,
  ordem smallint not null,
  primary key (fiscalizacao_id, numero, uuid),
  foreign key (fiscalizacao_id, numero) references versoes_fiscalizacao (fiscalizacao_id, numero)
);
create index fotos_fiscalizacao_por_uuid on fotos_fiscalizacao (uuid);
create index fotos_fiscalizacao_por_sha256 on fotos_fiscalizacao (sha256);

-- One row an item that was not conforming, in the version in force: repetition and tolerance count them.
create table nao_conformidades_fiscalizacao (
  fiscalizacao_id integer not null references fiscalizacoes (id),
  numero integer not null,
  item text not null,
  lotacao_id integer not null references lotacoes (id),
  fornecedor_id integer references fornecedores (id),
  data date not null,
  pontos integer not null check (pontos >= 0),
  critico boolean not null,
  gravidade text not null check (gravidade in ('ADVERTENCIA', 'LEVE', 'MODERADO', 'GRAVE', 'GRAVISSIMO')),
  vigente boolean not null default true,
  primary key (fiscalizacao_id, numero, item)
);
create index nao_conformidades_por_item on nao_conformidades_fiscalizacao (lotacao_id, fornecedor_id, data, item) where vigente;

create table historico_fiscalizacao (
  id integer generated always as identity primary key,
  fiscalizacao_id integer not null references fiscalizacoes (id),
  em timestamptz not null,
  usuario_id integer not null references usuarios (id),
  evento text not null,
  de text,
  para text not null,
  detalhe text
);
create index historico_fiscalizacao_da_fiscalizacao on historico_fiscalizacao (fiscalizacao_id, id);

create function fiscalizacoes_so_crescem() returns trigger language plpgsql as $$
begin
  raise exception '% only grows: % refused', tg_table_name, tg_op;
end
$$;
create trigger versoes_fiscalizacao_so_crescem before update or delete on versoes_fiscalizacao
for each row execute function fiscalizacoes_so_crescem();
create trigger ciencias_fiscalizacao_so_crescem before update or delete on ciencias_fiscalizacao
for each row execute function fiscalizacoes_so_crescem();
create trigger fotos_fiscalizacao_so_crescem before update or delete on fotos_fiscalizacao
for each row execute function fiscalizacoes_so_crescem();
create trigger historico_fiscalizacao_so_cresce before update or delete on historico_fiscalizacao
for each row execute function fiscalizacoes_so_crescem();

-- How inspections are drawn. The secret makes a draw repeatable for us and unforeseeable for a supplier.
create table plano_amostragem (
  id smallint primary key check (id = 1),
  regras jsonb not null,
  segredo uuid not null default gen_random_uuid(),
  versao integer not null default 1,
  alterado_em timestamptz,
  alterado_por integer references usuarios (id)
);
insert into plano_amostragem (id, regras) values (1,
  '{"ativo": true, "minimoSemanal": 3, "chanceBasePct": 5, "notaBaixa": 850, "chanceNotaBaixaPct": 30,
    "contratoNovoDias": 30, "chanceContratoNovoPct": 25, "chanceReincidenciaPct": 50, "diferencaPct": 10, "chanceDiferencaPct": 30}');

-- One row a delivery whose window opened: drawn or not, once and for all.
create table sorteios_fiscalizacao (
  pedido_id integer not null references pedidos (id),
  tipo_alimentacao_id integer not null references tipos_alimentacao (id),
  lotacao_id integer not null references lotacoes (id),
  data date not null,
  decidido_em timestamptz not null,
  -- Hundredths of a percent.
  chance integer not null check (chance between 0 and 10000),
  sorteada boolean not null,
  primary key (pedido_id, tipo_alimentacao_id)
);
create index sorteios_fiscalizacao_por_lotacao on sorteios_fiscalizacao (lotacao_id, data);

-- Who orders may also inspect, in a unit with one signed-in person: said by the manager, with the reason (rule R32).
create table dispensas_segregacao (
  id integer generated always as identity primary key,
  lotacao_id integer not null references lotacoes (id),
  motivo text not null,
  desde timestamptz not null,
  concedida_por integer not null references usuarios (id),
  ate timestamptz,
  encerrada_por integer references usuarios (id),
  check ((ate is null) = (encerrada_por is null))
);
create unique index dispensas_segregacao_uma_por_lotacao on dispensas_segregacao (lotacao_id) where ate is null;
