-- The queue of payment: what each billing is paid by each source, in the order in which it was settled (Lei 14.133/2021, art. 141;
-- Lei 4.320/1964, arts. 62 to 65). A part enters with the note that agrees.
create table pagamentos (
  id integer generated always as identity primary key,
  medicao_id integer not null references medicoes,
  nota_id integer not null references notas_fiscais,
  -- The source of the commitments that pay it; empty where none of them says it.
  fonte text not null check (length(fonte) <= 60),
  valor_centavos bigint not null check (valor_centavos > 0),
  -- What the note declares as kept back of this part.
  retencao_centavos bigint not null check (retencao_centavos between 0 and valor_centavos),
  situacao text not null check (situacao in ('A_LIQUIDAR', 'LIQUIDADO', 'PAGO', 'CANCELADO')),
  versao integer not null default 1,
  recebida_em timestamptz not null,
  -- The act itself, its paper in the financial system, and who wrote it down when.
  liquidado_data date,
  liquidado_documento text check (length(liquidado_documento) between 1 and 40),
  liquidado_em timestamptz,
  liquidado_por integer references usuarios,
  pago_data date,
  pago_documento text check (length(pago_documento) between 1 and 40),
  pago_em timestamptz,
  pago_por integer references usuarios,
  retido_centavos bigint check (retido_centavos >= 0 and retido_centavos < valor_centavos),
  excecao_hipotese text check (
    excecao_hipotese in ('EMERGENCIA', 'PEQUENA_EMPRESA', 'SISTEMA_ESTRUTURANTE', 'FALENCIA', 'ATIVIDADE_FINALISTICA')
  ),
  excecao_justificativa text,
  excecao_autoridade text,
  comunicado_data date,
  comunicado_documento text check (length(comunicado_documento) between 5 and 200),
  comunicado_em timestamptz,
  comunicado_por integer references usuarios,
  cancelado_em timestamptz,
  motivo text,
  constraint pagamentos_uma_parte_por_fonte unique (nota_id, fonte),
  check (num_nulls(liquidado_data, liquidado_documento, liquidado_em, liquidado_por) in (0, 4)),
  check ((situacao in ('LIQUIDADO', 'PAGO')) = (liquidado_em is not null)),
  check (num_nulls(pago_data, pago_documento, pago_em, pago_por, retido_centavos) in (0, 5)),
  check ((situacao = 'PAGO') = (pago_em is not null)),
  check (num_nulls(excecao_hipotese, excecao_justificativa, excecao_autoridade) in (0, 3)),
  check (excecao_hipotese is null or situacao = 'PAGO'),
  check (num_nulls(comunicado_data, comunicado_documento, comunicado_em, comunicado_por) in (0, 4)),
  check (comunicado_em is null or excecao_hipotese is not null),
  check ((situacao = 'CANCELADO') = (cancelado_em is not null)),
  check (num_nulls(motivo, cancelado_em) in (0, 2)),
  check (liquidado_data <= pago_data),
  -- Who settles does not pay (Lei 14.133/2021, art. 7, § 1).
  constraint pagam_pessoas_diferentes check (liquidado_por <> pago_por)
);
create index pagamentos_por_medicao on pagamentos (medicao_id, id);
create index pagamentos_na_fila on pagamentos (fonte, liquidado_data, id) where situacao = 'LIQUIDADO';

-- What was paid does not change, but for the communication of an exception; and nobody is paid before whom they stand behind, but by one.
create function pagamentos_so_avancam() returns trigger language plpgsql as $$
declare
  fixas constant text[] := array['versao', 'comunicado_data', 'comunicado_documento', 'comunicado_em', 'comunicado_por'];
begin
  if tg_op = 'DELETE' then
    raise exception '% only grows: % refused', tg_table_name, tg_op;
  end if;
  if old.situacao in ('PAGO', 'CANCELADO') and to_jsonb(new) - fixas <> to_jsonb(old) - fixas then
    raise exception '% only grows: % refused', tg_table_name, tg_op;
  end if;
  if old.comunicado_em is not null and new is distinct from old then
    raise exception '% only grows: % refused', tg_table_name, tg_op;
  end if;
  if old.situacao = 'LIQUIDADO' and new.situacao = 'PAGO' and new.excecao_hipotese is null and exists (
    select from pagamentos antes where antes.fonte = new.fonte and antes.situacao = 'LIQUIDADO'
      and (antes.liquidado_data, antes.id) < (new.liquidado_data, new.id)
  ) then
    raise exception 'one settled before is not paid yet' using errcode = 'check_violation', constraint = 'pagamentos_na_ordem';
  end if;
  return new;
end
$$;
create trigger pagamentos_so_avancam before update or delete on pagamentos
for each row execute function pagamentos_so_avancam();

-- The notes that agreed before there was a queue enter it: one part a source, and the whole where there are no commitments.
with em_vigor as (
  select n.id, n.medicao_id, n.enviada_em, m.pagavel_centavos as valor,
    (select coalesce(sum((r ->> 'centavos')::bigint), 0) from jsonb_array_elements(n.nota -> 'retencoes') r) as retencao
  from notas_fiscais n join medicoes m on m.id = n.medicao_id and m.situacao = 'ATESTADA' and m.pagavel_centavos > 0
  where n.situacao = 'CONFERE'
    and n.versao_do_atesto = (select max(a.versao) from atestos_medicao a where a.medicao_id = n.medicao_id)
), partes as (
  select v.id, e.fonte, sum(k.valor_centavos) as valor
  from em_vigor v join consumos_empenho k on k.medicao_id = v.medicao_id and k.liberado_em is null
  join empenhos e on e.id = k.empenho_id
  group by v.id, e.fonte
)
insert into pagamentos (medicao_id, nota_id, fonte, valor_centavos, retencao_centavos, situacao, recebida_em)
select v.medicao_id, v.id, coalesce(p.fonte, ''), coalesce(p.valor, v.valor),
  least(v.retencao, v.valor) * coalesce(p.valor, v.valor) / v.valor, 'A_LIQUIDAR', v.enviada_em
from em_vigor v left join partes p on p.id = v.id;
