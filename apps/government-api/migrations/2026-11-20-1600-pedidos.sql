-- Orders of meals. One main order per unit and day: the unique index decides between two people, not the code.
create table pedidos (
  id integer generated always as identity primary key,
  numero text not null unique,
  lotacao_id integer not null references lotacoes (id),
  data_refeicao date not null,
  tipo text not null check (tipo in ('PROGRAMADO', 'EMERGENCIAL')),
  situacao text not null check (situacao in ('RASCUNHO', 'ENVIADO')),
  fora_do_prazo boolean not null default false,
  contrato_id integer references contratos (id),
  fornecedor text,
  prazo_limite_em timestamptz not null,
  justificativa text,
  observacao text,
  efetivo_data date,
  efetivo_internos integer,
  efetivo_servidores integer,
  efetivo_capturado_em timestamptz,
  total_refeicoes integer not null default 0 check (total_refeicoes >= 0),
  valor_previsto_centavos bigint check (valor_previsto_centavos >= 0),
  criado_em timestamptz not null,
  criado_por integer not null references usuarios (id),
  enviado_em timestamptz,
  enviado_por integer references usuarios (id),
  alterado_em timestamptz not null,
  alterado_por integer not null references usuarios (id),
  versao integer not null default 1 check (versao >= 1),
  -- What was sent carries its trail: contract, supplier, value, who and when.
  check (
    situacao = 'RASCUNHO'
    or (
      contrato_id is not null and fornecedor is not null and valor_previsto_centavos is not null
      and enviado_em is not null and enviado_por is not null
    )
  ),
  check (tipo <> 'EMERGENCIAL' or justificativa is not null)
);

create unique index pedidos_um_por_lotacao_e_dia on pedidos (lotacao_id, data_refeicao);
-- One per order of the list; the first also counts by state without reading the table.
create index pedidos_por_data on pedidos (data_refeicao, id) include (situacao);
create index pedidos_por_alteracao on pedidos (alterado_em, id);
create index pedidos_por_total on pedidos (total_refeicoes, id);
create index pedidos_por_prefixo_do_numero on pedidos (numero text_pattern_ops);

create table itens_pedido (
  pedido_id integer not null references pedidos (id),
  tipo_alimentacao_id integer not null references tipos_alimentacao (id),
  tipo_publico_id integer not null references tipos_publico (id),
  quantidade_programada integer not null default 0 check (quantidade_programada between 0 and 9999),
  quantidade_solicitada integer not null check (quantidade_solicitada between 0 and 9999),
  preco_centavos bigint check (preco_centavos >= 0),
  primary key (pedido_id, tipo_alimentacao_id, tipo_publico_id)
);

create table historico_pedido (
  id integer generated always as identity primary key,
  pedido_id integer not null references pedidos (id),
  em timestamptz not null,
  usuario_id integer not null references usuarios (id),
  evento text not null,
  de text,
  para text not null,
  alteracoes jsonb not null default '[]'
);

create index historico_pedido_por_pedido on historico_pedido (pedido_id, id);

create function historico_pedido_so_cresce() returns trigger language plpgsql as $$
begin
  raise exception 'historico_pedido only grows: % refused', tg_op;
end
$$;

create trigger historico_pedido_so_cresce before update or delete on historico_pedido
for each row execute function historico_pedido_so_cresce();

create table numeracao_pedidos (
  ano integer primary key,
  ultimo integer not null check (ultimo >= 1)
);
