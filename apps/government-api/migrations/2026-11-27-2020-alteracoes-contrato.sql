-- What changes a contract after it was signed (Lei 14.133/2021, arts. 124 to 136): numbered, with what it found and what it left.
create table alteracoes_contrato (
  id integer generated always as identity primary key,
  contrato_id integer not null references contratos,
  tipo text not null check (tipo in ('ADITIVO', 'APOSTILAMENTO')),
  numero smallint not null check (numero >= 1),
  data date not null,
  processo text not null check (processo <> ''),
  motivo text not null check (motivo <> ''),
  vigencia_fim_antes date not null,
  vigencia_fim_depois date not null,
  valor_antes_centavos bigint not null check (valor_antes_centavos >= 0),
  valor_depois_centavos bigint not null check (valor_depois_centavos >= 0),
  -- In ten thousandths of a percent.
  indice integer,
  vale_de date,
  -- Prices and quantities, before and after, of the items it changes.
  itens jsonb not null default '[]' check (jsonb_typeof(itens) = 'array'),
  limite jsonb,
  justificativa text,
  registrada_em timestamptz not null,
  registrada_por integer not null references usuarios,
  constraint alteracoes_numero_unico unique (contrato_id, tipo, numero),
  check ((tipo = 'APOSTILAMENTO') = (indice is not null)),
  check ((indice is null) = (vale_de is null))
);
create trigger alteracoes_so_crescem before update or delete on alteracoes_contrato
for each row execute function fechamentos_so_crescem();

-- Prices that begin on a day to come. On that day they go into itens_contrato, and the row says when.
create table precos_a_valer (
  id integer generated always as identity primary key,
  contrato_id integer not null,
  tipo_alimentacao_id integer not null,
  tipo_publico_id integer not null,
  vale_de date not null,
  preco_centavos integer not null check (preco_centavos >= 0),
  alteracao_id integer not null references alteracoes_contrato,
  aplicado_em timestamptz,
  foreign key (contrato_id, tipo_alimentacao_id, tipo_publico_id) references itens_contrato on delete cascade
);
create index precos_a_valer_por_item on precos_a_valer (contrato_id, tipo_alimentacao_id, tipo_publico_id, vale_de, id)
where aplicado_em is null;

-- The price of a pair on a day; `atual` is what itens_contrato says.
create function preco_no_dia(contrato integer, refeicao integer, publico integer, dia date, atual integer) returns integer
language sql stable as $$
  select coalesce(
    (select p.preco_centavos from precos_a_valer p
     where p.contrato_id = contrato and p.tipo_alimentacao_id = refeicao and p.tipo_publico_id = publico
       and p.vale_de <= dia and p.aplicado_em is null
     order by p.vale_de desc, p.id desc limit 1),
    atual)
$$;
