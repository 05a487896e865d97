-- From which day on a meal or a public is active or not: a past day's map has the columns of that day (ADR 84).
create table ativacoes_tipo (
  id integer generated always as identity primary key,
  tipo_alimentacao_id integer references tipos_alimentacao,
  tipo_publico_id integer references tipos_publico,
  ativo boolean not null,
  -- The agency's day; of two of one day the later row holds. 0001-01-01: since always.
  vale_de date not null,
  em timestamptz not null,
  constraint ativacoes_de_um_tipo check (num_nonnulls(tipo_alimentacao_id, tipo_publico_id) = 1)
);

create function ativacoes_tipo_so_cresce() returns trigger language plpgsql as $$
begin
  raise exception 'ativacoes_tipo only grows: % refused', tg_op;
end
$$;
create trigger ativacoes_tipo_so_cresce before update or delete on ativacoes_tipo
for each row execute function ativacoes_tipo_so_cresce();

-- What the trail tells of each type; before that, and where it tells nothing, it was always as it began or is.
with ditas as (
  select entidade, entidade_id, acao like 'reativar%' as ativo, em, id
  from eventos
  where acao in ('inativarTipoAlimentacao', 'reativarTipoAlimentacao', 'inativarTipoPublico', 'reativarTipoPublico')
),
tipos as (
  select 'tipos_alimentacao' as entidade, id::text as chave, id as refeicao, null::integer as publico, ativo, criado_em
  from tipos_alimentacao
  union all
  select 'tipos_publico', id::text, null, id, ativo, criado_em from tipos_publico
)
insert into ativacoes_tipo (tipo_alimentacao_id, tipo_publico_id, ativo, vale_de, em)
select refeicao, publico, ativo, vale_de, em from (
  select t.refeicao, t.publico, date '0001-01-01' as vale_de, t.criado_em as em, 0 as ordem, coalesce(
      (select not d.ativo from ditas d where d.entidade = t.entidade and d.entidade_id = t.chave order by d.id limit 1),
      t.ativo) as ativo
  from tipos t
  union all
  select t.refeicao, t.publico, (d.em at time zone 'America/Sao_Paulo')::date, d.em, d.id, d.ativo
  from ditas d join tipos t on t.entidade = d.entidade and t.chave = d.entidade_id
) mudancas
order by ordem, refeicao, publico;
