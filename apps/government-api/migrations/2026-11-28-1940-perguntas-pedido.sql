-- What was asked of a supplier before an order was decided, and its answer by an address without an account (ADR 41, 120).
-- It never changes the order. The address lives and dies with the question: only the digest of its code is kept.
create table perguntas_pedido (
  id integer generated always as identity primary key,
  pedido_id integer not null references pedidos on delete cascade,
  fornecedor_id integer not null references fornecedores,
  texto text check (texto <> ''),
  -- What the order had of this supplier then: [{nome, quantidade}], by meal.
  refeicoes jsonb not null,
  codigo_sha256 text not null unique check (codigo_sha256 ~ '^[0-9a-f]{64}$'),
  perguntada_em timestamptz not null,
  perguntada_por integer not null references usuarios,
  prazo_em timestamptz not null check (prazo_em > perguntada_em),
  atendimento text check (atendimento in ('ATENDE', 'ATENDE_EM_PARTE', 'NAO_ATENDE')),
  quantidade integer check (quantidade > 0),
  explicacao text check (explicacao <> ''),
  respondente text check (respondente <> ''),
  respondida_em timestamptz,
  -- Withdrawn by a person, or found dead when another was asked: past its deadline, or of an order that changed.
  encerrada_em timestamptz,
  retirada_por integer references usuarios,
  constraint perguntas_respondidas check (
    num_nonnulls(atendimento, respondente, respondida_em) in (0, 3)
    and (respondida_em is not null or num_nonnulls(quantidade, explicacao) = 0)
    and (respondida_em is null or encerrada_em is null)),
  constraint perguntas_retiradas check (retirada_por is null or encerrada_em is not null)
);
create index perguntas_pedido_pedido on perguntas_pedido (pedido_id, id);
create unique index perguntas_pedido_uma on perguntas_pedido (pedido_id) where respondida_em is null and encerrada_em is null;
