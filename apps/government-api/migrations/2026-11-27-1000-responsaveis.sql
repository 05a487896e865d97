-- Who answers for a contract, by order of the authority (Lei 14.133/2021 arts. 7 and 117; Decreto 11.246/2022 arts. 19 to 25).
create table designacoes (
  id integer generated always as identity primary key,
  contrato_id integer not null references contratos,
  usuario_id integer not null references usuarios,
  papel text not null check (papel in ('GESTOR', 'FISCAL_TECNICO', 'FISCAL_ADMINISTRATIVO', 'FISCAL_SETORIAL', 'COMISSAO')),
  qualidade text not null check (qualidade in ('TITULAR', 'SUBSTITUTO')),
  titular_id integer,
  -- What the row of titular_id has to be.
  titular_qualidade text generated always as (case when qualidade = 'SUBSTITUTO' then 'TITULAR' end) stored,
  portaria text not null,
  portaria_em date not null,
  inicio date not null,
  -- The last day; null: until somebody ends it.
  fim date,
  -- Empty: every unit of the contract.
  lotacao_ids integer[] not null default '{}',
  designada_em timestamptz not null,
  designada_por integer not null references usuarios,
  motivo_do_fim text,
  encerrada_em timestamptz,
  encerrada_por integer references usuarios,
  versao integer not null default 1,
  check ((qualidade = 'SUBSTITUTO') = (titular_id is not null)),
  check (papel = 'FISCAL_SETORIAL' or cardinality(lotacao_ids) = 0),
  -- One that ends on the eve of its beginning never held.
  check (fim is null or fim >= inicio - 1),
  check (num_nulls(motivo_do_fim, encerrada_em, encerrada_por) in (0, 3)),
  constraint designacoes_da_linha unique (id, contrato_id, papel, qualidade),
  constraint designacoes_titular_do_papel foreign key (titular_id, contrato_id, papel, titular_qualidade)
    references designacoes (id, contrato_id, papel, qualidade),
  constraint designacoes_uma_por_pessoa exclude using gist
    (contrato_id with =, papel with =, usuario_id with =, daterange(inicio, fim, '[]') with &&)
    where (fim is null or fim >= inicio),
  constraint designacoes_um_gestor exclude using gist (contrato_id with =, daterange(inicio, fim, '[]') with &&)
    where (papel = 'GESTOR' and qualidade = 'TITULAR' and (fim is null or fim >= inicio))
);
create index designacoes_por_pessoa on designacoes (usuario_id);
create index designacoes_por_titular on designacoes (titular_id) where titular_id is not null;

create table afastamentos (
  id integer generated always as identity primary key,
  usuario_id integer not null references usuarios,
  inicio date not null,
  fim date not null,
  motivo text not null,
  registrado_em timestamptz not null,
  registrado_por integer not null references usuarios,
  versao integer not null default 1,
  -- One that ends on the eve of its beginning did not happen.
  check (fim >= inicio - 1),
  constraint afastamentos_um_por_dia exclude using gist (usuario_id with =, daterange(inicio, fim, '[]') with &&)
    where (fim >= inicio)
);

-- Who was designated, and away, on the day of a signature is part of the signature: only the end is written later.
create function responsaveis_so_crescem() returns trigger language plpgsql as $$
declare
  -- titular_qualidade is generated, which happens after this.
  mudam constant text[] :=
    array['fim', 'motivo_do_fim', 'encerrada_em', 'encerrada_por', 'versao', 'titular_qualidade'];
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - mudam = to_jsonb(old) - mudam then
    return new;
  end if;
  raise exception '% only grows: % refused', tg_table_name, tg_op;
end
$$;

create trigger designacoes_so_crescem before update or delete on designacoes
for each row execute function responsaveis_so_crescem();
create trigger afastamentos_so_crescem before update or delete on afastamentos
for each row execute function responsaveis_so_crescem();
