-- The ledger (ADR 116): one line for every closing, signature, reopening, month on paper, attestation and receiving term of all
-- units, whoever writes them. A line has no name of a person and no code of a paper. `livro_atos` is what the tables say today;
-- `livro_folhas` is what was said when it happened.
create view livro_atos as
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
  from assinaturas_termo a join termos t on t.id = a.termo_id;

-- A leaf has no place until it is added to the tree, which one process at a time does.
create table livro_folhas (
  id bigint generated always as identity primary key,
  texto text not null check (length(texto) <= 300),
  -- Of the paper it is of; not part of the leaf.
  codigo text not null,
  em timestamptz not null,
  indice bigint unique check (indice >= 0),
  -- SHA-256 of a zero byte and the text (RFC 9162, 2.1.1).
  hash bytea check (length(hash) = 32),
  check ((indice is null) = (hash is null)),
  constraint livro_folhas_uma_vez unique (texto)
);
create index livro_folhas_por_codigo on livro_folhas (codigo);
create index livro_folhas_a_juntar on livro_folhas (id) where indice is null;

-- The hash of every 256 leaves, and of every 256 of those: a proof reads a few hundred rows of any tree.
create table livro_nos (
  nivel smallint check (nivel in (8, 16, 24)),
  indice bigint check (indice >= 0),
  hash bytea not null check (length(hash) = 32),
  primary key (nivel, indice)
);

-- Ed25519. A key that was replaced stays: what it signed is checked with it.
create table livro_chaves (
  id integer generated always as identity primary key,
  privada jsonb not null,
  publica bytea not null check (length(publica) = 32),
  criada_em timestamptz not null
);

-- The signed head of the tree at a size (C2SP tlog-checkpoint).
create table livro_selos (
  tamanho bigint primary key check (tamanho >= 1),
  raiz bytea not null check (length(raiz) = 32),
  texto text not null,
  em timestamptz not null
);

create function livro_so_cresce() returns trigger language plpgsql as $$
declare
  mudam constant text[] := array['indice', 'hash'];
begin
  if tg_op = 'UPDATE' and tg_table_name = 'livro_folhas' and to_jsonb(old) ->> 'indice' is null
    and to_jsonb(new) - mudam = to_jsonb(old) - mudam then
    return new;
  end if;
  raise exception '% only grows: % refused', tg_table_name, tg_op;
end
$$;
create trigger livro_folhas_so_crescem before update or delete on livro_folhas for each row execute function livro_so_cresce();
create trigger livro_nos_so_crescem before update or delete on livro_nos for each row execute function livro_so_cresce();
create trigger livro_chaves_so_crescem before update or delete on livro_chaves for each row execute function livro_so_cresce();
create trigger livro_selos_so_crescem before update or delete on livro_selos for each row execute function livro_so_cresce();

-- Which version of the product writes the act does not matter: none can forget its line.
create function livro_fechamento() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into livro_folhas (texto, codigo, em) values (
      format('fechamento lotacao=%s data=%s versao=%s hash=%s', new.lotacao_id, new.data, new.versao, new.hash), new.codigo, new.fechado_em);
  elsif new.reaberto_em is not null and old.reaberto_em is null then
    insert into livro_folhas (texto, codigo, em) values (
      format('reabertura lotacao=%s data=%s versao=%s hash=%s', new.lotacao_id, new.data, new.versao, new.hash), new.codigo, new.reaberto_em);
  end if;
  return null;
end
$$;
create trigger livro_fechamento after insert or update on fechamentos_mapa for each row execute function livro_fechamento();

create function livro_assinatura_do_mapa() returns trigger language plpgsql as $$
begin
  insert into livro_folhas (texto, codigo, em)
  select format('assinatura-do-mapa papel=%s fechamento=%s hash=%s', new.papel, f.hash, new.hash), f.codigo, new.em
  from fechamentos_mapa f where f.id = new.fechamento_id;
  return null;
end
$$;
create trigger livro_assinatura_do_mapa after insert on assinaturas_mapa for each row execute function livro_assinatura_do_mapa();

create function livro_papel_do_mes() returns trigger language plpgsql as $$
begin
  insert into livro_folhas (texto, codigo, em) values (
    format('papel-do-mes lotacao=%s mes=%s selo=%s', new.lotacao_id, to_char(new.mes, 'YYYY-MM'), new.selo), new.codigo, new.emitido_em);
  return null;
end
$$;
create trigger livro_papel_do_mes after insert on papeis_do_mes for each row execute function livro_papel_do_mes();

create function livro_atesto() returns trigger language plpgsql as $$
begin
  insert into livro_folhas (texto, codigo, em) values (
    format('atesto medicao=%s versao=%s hash=%s', new.medicao_id, new.versao, new.hash), new.codigo, new.atestado_em);
  return null;
end
$$;
create trigger livro_atesto after insert on atestos_medicao for each row execute function livro_atesto();

create function livro_termo() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into livro_folhas (texto, codigo, em) values (
      format('termo tipo=%s numero=%s/%s hash=%s', new.tipo, new.numero, new.ano, new.hash), new.codigo, new.emitido_em);
  elsif new.encerrado_em is not null and old.encerrado_em is null then
    insert into livro_folhas (texto, codigo, em) values (
      format('termo-encerrado situacao=%s tipo=%s numero=%s/%s hash=%s', new.situacao, new.tipo, new.numero, new.ano, new.hash),
      new.codigo, new.encerrado_em);
  end if;
  return null;
end
$$;
create trigger livro_termo after insert or update on termos for each row execute function livro_termo();

create function livro_assinatura_do_termo() returns trigger language plpgsql as $$
begin
  insert into livro_folhas (texto, codigo, em)
  select format('assinatura-do-termo termo=%s hash=%s', t.hash, new.hash), t.codigo, new.em
  from termos t where t.id = new.termo_id;
  return null;
end
$$;
create trigger livro_assinatura_do_termo after insert on assinaturas_termo for each row execute function livro_assinatura_do_termo();

-- What happened before there was a ledger, in the order in which it did.
insert into livro_folhas (texto, codigo, em) select texto, codigo, em from livro_atos order by em, texto;
