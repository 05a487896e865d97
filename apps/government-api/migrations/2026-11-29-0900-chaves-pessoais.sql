-- A person's keys of signature (WebAuthn), each enrolled in the person's own session and confirmed by another person (ADR 121).
create table chaves_pessoais (
  id integer generated always as identity primary key,
  usuario_id integer not null references usuarios,
  -- Of the device, in the person's words.
  nome text not null check (nome <> ''),
  credencial text not null unique check (credencial ~ '^[A-Za-z0-9_-]+$'),
  -- As the authenticator gave it (COSE), and as anybody reads it (SubjectPublicKeyInfo, DER).
  chave_cose bytea not null,
  chave_spki bytea not null unique,
  -- The domain it signs for; under another one the browser does not offer it.
  dominio text not null check (dominio <> ''),
  aparelho text not null,
  -- The authenticator may copy it to other devices of the person.
  sincronizavel boolean not null,
  contador bigint not null check (contador >= 0),
  criada_em timestamptz not null,
  confirmada_em timestamptz,
  confirmada_por integer references usuarios,
  revogada_em timestamptz,
  revogada_por integer references usuarios,
  motivo text check (motivo in ('PERDA', 'TROCA', 'SUSPEITA', 'NAO_CONFERE')),
  constraint chaves_confirmadas check (num_nonnulls(confirmada_em, confirmada_por) in (0, 2)),
  constraint chaves_por_outra_pessoa check (confirmada_por <> usuario_id),
  constraint chaves_revogadas check (num_nonnulls(revogada_em, revogada_por, motivo) in (0, 3))
);
create index chaves_pessoais_por_pessoa on chaves_pessoais (usuario_id, id);

-- A key is confirmed once, before it is revoked, and revoked once; only its counter goes on.
create function chaves_so_crescem() returns trigger language plpgsql as $$
declare
  confirmacao constant text[] := array['confirmada_em', 'confirmada_por'];
  revogacao constant text[] := array['revogada_em', 'revogada_por', 'motivo'];
  mudam text[] := array['contador'];
begin
  if tg_op = 'UPDATE' and old.revogada_em is null then
    mudam := mudam || revogacao;
    if old.confirmada_em is null then
      mudam := mudam || confirmacao;
    end if;
    if to_jsonb(new) - mudam = to_jsonb(old) - mudam then
      return new;
    end if;
  end if;
  raise exception 'chaves_pessoais only grow: % refused', tg_op;
end
$$;
create trigger chaves_so_crescem before update or delete on chaves_pessoais for each row execute function chaves_so_crescem();

-- What a person was last asked to sign or to enrol: one of each, and taking it takes it away.
create table desafios_de_chave (
  usuario_id integer not null references usuarios,
  finalidade text not null check (finalidade in ('CADASTRO', 'ASSINATURA')),
  desafio bytea not null check (length(desafio) = 32),
  pedido jsonb,
  expira_em timestamptz not null,
  primary key (usuario_id, finalidade)
);

-- One touch of a key. It may sign many documents: their leaves are under the root, and each signature keeps its path.
create table gestos_de_chave (
  id integer generated always as identity primary key,
  chave_id integer not null references chaves_pessoais,
  papel text not null,
  folhas smallint not null check (folhas >= 2),
  raiz bytea not null check (length(raiz) = 32),
  -- The first leaf: whose touch it is, and what made its challenge unlike any other.
  abertura text not null,
  dados_cliente bytea not null,
  dados_autenticador bytea not null,
  assinatura bytea not null,
  em timestamptz not null
);
create trigger gestos_so_crescem before update or delete on gestos_de_chave for each row execute function livro_so_cresce();

alter table assinaturas_mapa
  add column gesto_id integer references gestos_de_chave,
  add column gesto_indice smallint check (gesto_indice >= 1),
  add column gesto_caminho bytea,
  add constraint assinaturas_por_chave check (num_nonnulls(gesto_id, gesto_indice, gesto_caminho) in (0, 3));

-- The list of each person's keys, in the ledger: its head is signed, and witnesses keep it. A leaf names nobody.
create function livro_chave(ato text, c chaves_pessoais, quem integer) returns text language sql immutable as $$
  select format('chave-%s pessoa=%s chave=%s por=%s', ato, c.usuario_id, encode(sha256(c.chave_spki), 'hex'), quem)
$$;
create function livro_chave_pessoal() returns trigger language plpgsql as $$
declare
  papel constant text := 'chave ' || new.id;
begin
  if tg_op = 'INSERT' then
    insert into livro_folhas (texto, codigo, em) values (livro_chave('cadastrada', new, new.usuario_id), papel, new.criada_em);
    return null;
  end if;
  if new.confirmada_em is not null and old.confirmada_em is null then
    insert into livro_folhas (texto, codigo, em)
    values (livro_chave('confirmada', new, new.confirmada_por), papel, new.confirmada_em);
  end if;
  if new.revogada_em is not null and old.revogada_em is null then
    insert into livro_folhas (texto, codigo, em) values (livro_chave('revogada', new, new.revogada_por), papel, new.revogada_em);
  end if;
  return null;
end
$$;
create trigger livro_chave_pessoal after insert or update on chaves_pessoais for each row execute function livro_chave_pessoal();

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
  from auditorias where resultado is not null
union all
  select livro_chave('cadastrada', c, c.usuario_id), 'chave ' || c.id, c.criada_em from chaves_pessoais c
union all
  select livro_chave('confirmada', c, c.confirmada_por), 'chave ' || c.id, c.confirmada_em
  from chaves_pessoais c where c.confirmada_em is not null
union all
  select livro_chave('revogada', c, c.revogada_por), 'chave ' || c.id, c.revogada_em
  from chaves_pessoais c where c.revogada_em is not null;
