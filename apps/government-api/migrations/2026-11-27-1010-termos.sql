-- When the billing was approved: the clock of the provisional receiving begins there. What is paid of it: only what was
-- definitively received (Lei 14.133/2021, art. 140).
alter table medicoes add column aprovada_em timestamptz;
alter table medicoes add column pagavel_centavos bigint check (pagavel_centavos >= 0);
update medicoes set aprovada_em = alterada_em where situacao in ('APROVADA', 'ATESTADA');

-- A billing that falls back to correction pays nothing, whichever version of the product writes it.
create function so_atestada_se_paga() returns trigger language plpgsql as $$
begin
  if new.situacao <> 'ATESTADA' then
    new.pagavel_centavos := null;
  end if;
  return new;
end
$$;
create trigger so_atestada_se_paga before insert or update on medicoes
for each row execute function so_atestada_se_paga();

-- The clause of the contract by which a discount was decided.
alter table linhas_medicao add column decisao_clausula text check (length(decisao_clausula) <= 200);

-- The last number of each kind in a year: no gap and no double, as it is written with the term.
create table numeracao_termos (
  tipo text not null check (tipo in ('PROVISORIO', 'DEFINITIVO')),
  ano smallint not null,
  ultimo integer not null check (ultimo >= 1),
  primary key (tipo, ano)
);

create table termos (
  id integer generated always as identity primary key,
  medicao_id integer not null references medicoes,
  tipo text not null check (tipo in ('PROVISORIO', 'DEFINITIVO')),
  ano smallint not null,
  numero integer not null check (numero >= 1),
  situacao text not null check (situacao in ('EMITIDO', 'ASSINADO', 'RECUSADO', 'SUPERADO')),
  versao integer not null default 1,
  -- Whose signature it asks for.
  papel text not null check (papel in ('FISCAL_TECNICO', 'GESTOR', 'COMISSAO')),
  codigo text not null check (codigo ~ '^T(-[0-9A-HJKMNP-TV-Z]{4}){7}$'),
  conteudo jsonb not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  emitido_em timestamptz not null,
  emitido_por integer not null references usuarios,
  assinado_em timestamptz,
  -- Why it was refused or superseded.
  motivo text,
  encerrado_em timestamptz,
  encerrado_por integer references usuarios,
  check ((tipo = 'PROVISORIO') = (papel = 'FISCAL_TECNICO')),
  check (situacao <> 'ASSINADO' or assinado_em is not null),
  check (situacao not in ('EMITIDO', 'RECUSADO') or assinado_em is null),
  check ((situacao in ('RECUSADO', 'SUPERADO')) = (encerrado_em is not null)),
  check (num_nulls(motivo, encerrado_em, encerrado_por) in (0, 3)),
  constraint termos_um_numero unique (tipo, ano, numero),
  constraint termos_um_codigo unique (codigo)
);
create unique index termos_um_em_vigor on termos (medicao_id, tipo) where situacao in ('EMITIDO', 'ASSINADO');
create index termos_por_medicao on termos (medicao_id, id);

create table assinaturas_termo (
  id integer generated always as identity primary key,
  termo_id integer not null references termos,
  designacao_id integer not null references designacoes,
  usuario_id integer not null references usuarios,
  papel text not null check (papel in ('FISCAL_TECNICO', 'GESTOR', 'COMISSAO')),
  qualidade text not null check (qualidade in ('TITULAR', 'SUBSTITUTO')),
  portaria text not null,
  nome text not null,
  matricula text not null,
  cargo text,
  em timestamptz not null,
  -- Over the term's hash, or that of the signature before it.
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  constraint assinaturas_uma_por_pessoa unique (termo_id, usuario_id)
);

-- What was signed is never changed: a term leaves force, and nothing else of it moves.
create function termos_so_crescem() returns trigger language plpgsql as $$
declare
  mudam constant text[] := array['situacao', 'versao', 'assinado_em', 'motivo', 'encerrado_em', 'encerrado_por'];
begin
  if tg_op = 'UPDATE' and tg_table_name = 'termos' then
    if to_jsonb(new) - mudam = to_jsonb(old) - mudam and (
      old.situacao = 'EMITIDO' or (old.situacao = 'ASSINADO' and new.situacao = 'SUPERADO')
    ) then
      return new;
    end if;
  end if;
  raise exception '% only grows: % refused', tg_table_name, tg_op;
end
$$;

create trigger termos_so_crescem before update or delete on termos
for each row execute function termos_so_crescem();
create trigger assinaturas_termo_so_crescem before update or delete on assinaturas_termo
for each row execute function termos_so_crescem();

-- One person does not receive a billing both provisionally and definitively (Lei 14.133/2021, arts. 7, § 1, and 140).
create function recebem_pessoas_diferentes() returns trigger language plpgsql as $$
begin
  if exists (
    select from termos este join termos outro on outro.medicao_id = este.medicao_id and outro.tipo <> este.tipo
      and outro.situacao in ('EMITIDO', 'ASSINADO')
    join assinaturas_termo a on a.termo_id = outro.id and a.usuario_id = new.usuario_id
    where este.id = new.termo_id
  ) then
    raise exception 'the same person received it both ways'
      using errcode = 'check_violation', constraint = 'recebem_pessoas_diferentes';
  end if;
  return new;
end
$$;
create trigger recebem_pessoas_diferentes before insert on assinaturas_termo
for each row execute function recebem_pessoas_diferentes();
