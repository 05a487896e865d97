-- The money set aside for a contract (Lei 4.320/1964, arts. 58 to 61), and what each attested billing took of it.
create table empenhos (
  id integer generated always as identity primary key,
  contrato_id integer not null references contratos,
  -- As on the note: 2026NE000123, or the whole number with the issuing unit.
  numero text not null check (numero <> ''),
  data date not null,
  tipo text not null check (tipo in ('ORDINARIO', 'ESTIMATIVO', 'GLOBAL')),
  fonte text not null default '',
  natureza text not null default '',
  valor_centavos bigint not null check (valor_centavos > 0),
  -- Sums of the rows below, kept where one lock guards them all.
  reforcado_centavos bigint not null default 0 check (reforcado_centavos >= 0),
  anulado_centavos bigint not null default 0 check (anulado_centavos >= 0),
  consumido_centavos bigint not null default 0 check (consumido_centavos >= 0),
  criado_em timestamptz not null,
  criado_por integer not null references usuarios,
  constraint empenhos_numero_unico unique (numero),
  constraint empenhos_saldo_nunca_negativo
    check (valor_centavos + reforcado_centavos - anulado_centavos - consumido_centavos >= 0)
);
-- Also the order in which balances are locked and consumed.
create index empenhos_por_contrato on empenhos (contrato_id, data, id);

create table movimentos_empenho (
  id integer generated always as identity primary key,
  empenho_id integer not null references empenhos,
  tipo text not null check (tipo in ('REFORCO', 'ANULACAO')),
  data date not null,
  valor_centavos bigint not null check (valor_centavos > 0),
  motivo text not null check (motivo <> ''),
  registrado_em timestamptz not null,
  registrado_por integer not null references usuarios
);
create index movimentos_por_empenho on movimentos_empenho (empenho_id, id);

create trigger movimentos_so_crescem before update or delete on movimentos_empenho
for each row execute function fechamentos_so_crescem();

create table consumos_empenho (
  id integer generated always as identity primary key,
  empenho_id integer not null references empenhos,
  medicao_id integer not null references medicoes,
  -- The billing's month, which never changes.
  mes date not null check (extract(day from mes) = 1),
  valor_centavos bigint not null check (valor_centavos > 0),
  consumido_em timestamptz not null,
  consumido_por integer not null references usuarios,
  -- Set once, when a map of the attested billing is reopened.
  liberado_em timestamptz,
  liberado_por integer references usuarios,
  liberado_motivo text,
  check (num_nulls(liberado_em, liberado_por, liberado_motivo) in (0, 3))
);
create unique index consumos_um_por_empenho on consumos_empenho (medicao_id, empenho_id) where liberado_em is null;
create index consumos_por_empenho on consumos_empenho (empenho_id, id);

-- What was consumed is released once, and nothing else of it ever changes.
create function consumos_so_se_liberam() returns trigger language plpgsql as $$
declare
  mudam constant text[] := array['liberado_em', 'liberado_por', 'liberado_motivo'];
begin
  if tg_op = 'UPDATE' and old.liberado_em is null and to_jsonb(new) - mudam = to_jsonb(old) - mudam then
    return new;
  end if;
  raise exception '% only grows: % refused', tg_table_name, tg_op;
end
$$;
create trigger consumos_so_se_liberam before update or delete on consumos_empenho
for each row execute function consumos_so_se_liberam();
