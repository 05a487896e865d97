-- How a person wants to hear of each kind of event. The rows of before, and those a version before this one still writes, say what they
-- always said: no mail.
alter table emails_recusados add column forma text not null default 'SISTEMA'
  check (forma in ('NAO', 'SISTEMA', 'NA_HORA', 'RESUMO'));
create index emails_recusados_por_evento on emails_recusados (evento, usuario_id);

create table preferencias_de_email (
  usuario_id int primary key references usuarios (id),
  alcance text not null default 'TUDO' check (alcance in ('TUDO', 'MEUS_CONTRATOS')),
  -- The newest notification that a digest told.
  resumido_ate int not null default 0
);

-- The units and the subjects of those who answer for a contract on a day: what a mail of theirs may be about.
create function alcance_de_quem_responde(dia date) returns table (usuario_id int, lotacao_id int, assunto text)
language sql stable as $$
select d.usuario_id, cl.lotacao_id, null::text as assunto
from designacoes d join contratos_lotacoes cl on cl.contrato_id = d.contrato_id
where d.inicio <= dia and coalesce(d.fim, dia) >= dia
  and cl.inicio <= dia and coalesce(cl.fim, dia) >= dia
  and (cardinality(d.lotacao_ids) = 0 or cl.lotacao_id = any (d.lotacao_ids))
union all
select d.usuario_id, null, a.assunto
from designacoes d
cross join lateral (
  select 'contrato:' || d.contrato_id as assunto
  union all
  select x.prefixo || m.id || x.fim from medicoes m
  cross join (values ('medicao:', ''), ('recebimento:', ':PROVISORIO'), ('recebimento:', ':DEFINITIVO'), ('nota:', '')) x(prefixo, fim)
  where m.contrato_id = d.contrato_id
  union all
  select 'termo:' || t.id from termos t join medicoes m on m.id = t.medicao_id where m.contrato_id = d.contrato_id
  union all
  select 'pagamento:' || p.id from pagamentos p join medicoes m on m.id = p.medicao_id where m.contrato_id = d.contrato_id
) a
where d.inicio <= dia and coalesce(d.fim, dia) >= dia
$$;
