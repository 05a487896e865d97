-- Another item in place of what was to be served, or two days' one for the other, asked by either side and decided by the
-- other before an hour of the eve (ADR 122). It changes no quantity and no payment.
create table trocas (
  id integer generated always as identity primary key,
  fornecedor_id integer not null references fornecedores,
  -- Null: in every unit the supplier serves.
  lotacao_id integer references lotacoes,
  tipo text not null check (tipo in ('ITEM', 'DIAS')),
  data date not null,
  outra_data date check (outra_data <> data and abs(outra_data - data) <= 60),
  tipo_alimentacao_id integer not null references tipos_alimentacao,
  previsto text not null check (previsto <> ''),
  proposto text not null check (proposto <> ''),
  motivo text not null check (motivo <> ''),
  lado text not null check (lado in ('FORNECEDOR', 'AGENCIA')),
  -- The supplier's typed name, or null where a person of the agency asked.
  pedida_por_nome text,
  pedida_por integer references usuarios,
  pedida_em timestamptz not null,
  prazo_em timestamptz not null check (prazo_em > pedida_em),
  -- Only where the supplier decides: its address lives and dies with the question.
  codigo_sha256 text unique check (codigo_sha256 ~ '^[0-9a-f]{64}$'),
  situacao text not null default 'PEDIDA' check (situacao in ('PEDIDA', 'ACEITA', 'RECUSADA', 'RETIRADA')),
  decidida_por_nome text,
  decidida_por integer references usuarios,
  motivo_decisao text check (motivo_decisao <> ''),
  decidida_em timestamptz,
  constraint trocas_dias check ((tipo = 'DIAS') = (outra_data is not null)),
  constraint trocas_lado check (
    (lado = 'AGENCIA') = (pedida_por is not null and codigo_sha256 is not null)
    and (lado = 'FORNECEDOR') = (pedida_por_nome is not null)),
  constraint trocas_decididas check ((situacao = 'PEDIDA') = (decidida_em is null))
);
create index trocas_dia on trocas (data, fornecedor_id);
create index trocas_outro_dia on trocas (outra_data, fornecedor_id) where outra_data is not null;
create index trocas_lotacao on trocas (lotacao_id) where lotacao_id is not null;
-- Said twice, it is one.
create unique index trocas_uma on trocas (fornecedor_id, data, tipo_alimentacao_id, coalesce(lotacao_id, 0), previsto, proposto)
  where situacao in ('PEDIDA', 'ACEITA');
