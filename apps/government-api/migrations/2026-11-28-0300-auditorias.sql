-- An audit with a limit of risk (ADR 118): what was attested of a month, a line for each unit's day of each billing, drawn by
-- reais with a seed that nobody could know when the list was committed to.
create table auditorias (
  id integer generated always as identity primary key,
  versao integer not null default 1,
  mes date not null check (extract(day from mes) = 1),
  situacao text not null check (situacao in ('AGUARDANDO_SEMENTE', 'EM_CONFERENCIA', 'DEMONSTRADA', 'ENCERRADA')),
  itens integer not null check (itens >= 1),
  total_centavos bigint not null check (total_centavos >= 1),
  -- Hundredths of a percent.
  tolerancia_pontos smallint not null check (tolerancia_pontos between 1 and 9999),
  risco_pontos smallint not null check (risco_pontos between 1 and 9999),
  fonte text not null check (length(fonte) between 10 and 300),
  semente_depois_de timestamptz not null,
  semente text check (semente ~ '^[0-9]{20,100}$'),
  semeada_em timestamptz,
  semeada_por integer references usuarios,
  -- SHA-256 of `auditoria_itens` as the file of the list writes them.
  lista_sha256 text not null check (lista_sha256 ~ '^[0-9a-f]{64}$'),
  aberta_em timestamptz not null,
  aberta_por integer not null references usuarios,
  -- What the end says, in the words of the ledger's leaf; null before it.
  resultado text check (length(resultado) <= 200),
  motivo text check (length(motivo) <= 1000),
  encerrada_em timestamptz,
  encerrada_por integer references usuarios,
  check (num_nulls(semente, semeada_em, semeada_por) in (0, 3)),
  check (semeada_em > semente_depois_de),
  check ((situacao in ('EM_CONFERENCIA', 'DEMONSTRADA')) <= (semente is not null)),
  check ((situacao in ('DEMONSTRADA', 'ENCERRADA')) = (resultado is not null)),
  check ((situacao = 'ENCERRADA') = (motivo is not null)),
  check (num_nulls(resultado, encerrada_em, encerrada_por) in (0, 3))
);

create table auditoria_itens (
  auditoria_id integer not null references auditorias deferrable initially deferred,
  -- The line of the list, from 1.
  ordem integer not null check (ordem >= 1),
  lotacao_id integer not null references lotacoes,
  data date not null,
  medicao_id integer not null references medicoes,
  refeicoes integer not null,
  valor_centavos bigint not null check (valor_centavos >= 1),
  -- Of this line and those before it: a number below the total falls into one line.
  ate_centavos bigint not null,
  primary key (auditoria_id, ordem)
);
create unique index auditoria_itens_sorteio on auditoria_itens (auditoria_id, ate_centavos) include (ordem);

-- Which attestations an audit is of. One whose audit ended before the draw may enter another; after it, never, or the dice
-- would be thrown until they please.
create table auditoria_atestos (
  auditoria_id integer not null references auditorias deferrable initially deferred,
  atesto_id integer not null references atestos_medicao,
  vale boolean not null default true,
  primary key (auditoria_id, atesto_id)
);
create unique index auditoria_atestos_uma_vez on auditoria_atestos (atesto_id) where vale;

-- The last one of a line counts.
create table auditoria_conferencias (
  id integer generated always as identity primary key,
  auditoria_id integer not null,
  ordem integer not null,
  comprovado_centavos bigint not null check (comprovado_centavos >= 0),
  observacao text check (length(observacao) <= 1000),
  em timestamptz not null,
  por integer not null references usuarios,
  foreign key (auditoria_id, ordem) references auditoria_itens
);
create index auditoria_conferencias_por_linha on auditoria_conferencias (auditoria_id, ordem, id desc);

create trigger auditoria_itens_so_crescem before update or delete on auditoria_itens for each row execute function livro_so_cresce();
create trigger auditoria_conferencias_so_crescem before update or delete on auditoria_conferencias
for each row execute function livro_so_cresce();

-- What was committed to stays: an audit gets its seed, then its end.
create function auditorias_so_crescem() returns trigger language plpgsql as $$
declare
  semente constant text[] := array['semente', 'semeada_em', 'semeada_por'];
  fim constant text[] := array['resultado', 'motivo', 'encerrada_em', 'encerrada_por'];
  mudam text[] := array['situacao', 'versao'];
begin
  if tg_op = 'UPDATE' and old.resultado is null then
    mudam := mudam || fim;
    if old.semente is null then
      mudam := mudam || semente;
    end if;
    if to_jsonb(new) - mudam = to_jsonb(old) - mudam then
      return new;
    end if;
  end if;
  raise exception 'auditorias only grow: % refused', tg_op;
end
$$;
create trigger auditorias_so_crescem before update or delete on auditorias for each row execute function auditorias_so_crescem();

-- The audit's leaves. It has no paper, so they are found by its number.
create function livro_auditoria_aberta(a auditorias) returns text language sql stable as $$
  select format('auditoria-aberta auditoria=%s mes=%s itens=%s centavos=%s tolerancia=%s risco=%s fonte=%s depois=%s lista=%s',
    a.id, to_char(a.mes, 'YYYY-MM'), a.itens, a.total_centavos, a.tolerancia_pontos, a.risco_pontos,
    encode(sha256(convert_to(a.fonte, 'UTF8')), 'hex'), extract(epoch from a.semente_depois_de)::bigint, a.lista_sha256)
$$;
create function livro_auditoria() returns trigger language plpgsql as $$
declare
  papel constant text := 'auditoria ' || new.id;
begin
  if tg_op = 'INSERT' then
    insert into livro_folhas (texto, codigo, em) values (livro_auditoria_aberta(new), papel, new.aberta_em);
    return null;
  end if;
  if new.semente is not null and old.semente is null then
    insert into livro_folhas (texto, codigo, em)
    values (format('auditoria-semeada auditoria=%s semente=%s', new.id, new.semente), papel, new.semeada_em);
  end if;
  if new.resultado is not null and old.resultado is null then
    insert into livro_folhas (texto, codigo, em)
    values (format('auditoria-terminada auditoria=%s %s', new.id, new.resultado), papel, new.encerrada_em);
  end if;
  return null;
end
$$;
create trigger livro_auditoria after insert or update on auditorias for each row execute function livro_auditoria();

create or replace view livro_atos as
  select format('fechamento lotacao=%s data=%s versao=%s hash=%s', lotacao_id, data, versao, hash) as texto, codigo, fechado_em as em
  from fechamentos_mapa
union all
  select format('reabertura lotacao=%s data=%s versao=%s hash=%s', lotacao_id, data, versao, hash), codigo, reaberto_em
  from fechamentos_mapa where reaberto_em is not null
union all
  select format('assinatura-do-mapa papel=%s fechamento=%s hash=%s', a.papel, f.hash, a.hash), f.codigo, a.em
  from assinaturas_mapa a join fechamentos_mapa f on f.id = a.fechamento_id
union all
  select format('papel-do-mes lotacao=%s mes=%s selo=%s', lotacao_id, to_char(mes, 'YYYY-MM'), selo), codigo, emitido_em
  from papeis_do_mes
union all
  select format('atesto medicao=%s versao=%s hash=%s', medicao_id, versao, hash), codigo, atestado_em
  from atestos_medicao
union all
  select format('termo tipo=%s numero=%s/%s hash=%s', tipo, numero, ano, hash), codigo, emitido_em
  from termos
union all
  select format('termo-encerrado situacao=%s tipo=%s numero=%s/%s hash=%s', situacao, tipo, numero, ano, hash), codigo, encerrado_em
  from termos where encerrado_em is not null
union all
  select format('assinatura-do-termo termo=%s hash=%s', t.hash, a.hash), t.codigo, a.em
  from assinaturas_termo a join termos t on t.id = a.termo_id
union all
  select livro_auditoria_aberta(a), 'auditoria ' || a.id, a.aberta_em from auditorias a
union all
  select format('auditoria-semeada auditoria=%s semente=%s', id, semente), 'auditoria ' || id, semeada_em
  from auditorias where semente is not null
union all
  select format('auditoria-terminada auditoria=%s %s', id, resultado), 'auditoria ' || id, encerrada_em
  from auditorias where resultado is not null;
