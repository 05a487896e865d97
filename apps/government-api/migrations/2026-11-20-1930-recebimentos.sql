-- What arrived of each meal of an order. One row is one version of one delivery: a correction adds a row and leaves the
-- one before it as it was written.
create table recebimentos (
  id integer generated always as identity primary key,
  pedido_id integer not null references pedidos (id),
  tipo_alimentacao_id integer not null references tipos_alimentacao (id),
  -- 1 is the delivery; 2 on are what was brought later in its place.
  entrega smallint not null check (entrega >= 1),
  versao smallint not null check (versao >= 1),
  vigente boolean not null default true,
  motivo_correcao text,
  -- Made on the phone, one for each record: what a queue sends twice is written once.
  cliente_uuid uuid unique,
  chegada_em timestamptz,
  chegada_digitada boolean not null,
  -- What held on that day, for good: a window or a tolerance changed later alters no delay (domain 15.10).
  janela_inicio_em timestamptz not null,
  janela_fim_em timestamptz not null check (janela_fim_em > janela_inicio_em),
  temp_minima_quente_c smallint,
  temp_maxima_fria_c smallint,
  atraso_min integer check (atraso_min >= 0),
  faixa_atraso text check (faixa_atraso in ('NO_PRAZO', 'TOLERADO', 'AVISO', 'LEVE', 'GRAVE')),
  completude text not null check (completude in ('COMPLETA', 'PARCIAL', 'NAO_ENTREGUE')),
  lancamento_tardio boolean not null,
  motorista text,
  placa text check (placa ~ '^[A-Z]{3}[0-9][A-Z0-9][0-9]{2}$'),
  embalagem_conforme boolean,
  cardapio_conforme boolean,
  -- Tenths of a degree.
  temperatura_quente smallint,
  temperatura_fria smallint,
  -- The words too: a reason reworded later keeps what was written with it.
  motivo_recusa_id integer references motivos (id),
  motivo_recusa text,
  texto_recusa text,
  motivo_falta_id integer references motivos (id),
  motivo_falta text,
  texto_falta text,
  observacao text,
  registrado_em timestamptz not null,
  registrado_por integer not null references usuarios (id),
  check ((versao = 1) = (motivo_correcao is null)),
  check ((chegada_em is null) = (completude = 'NAO_ENTREGUE')),
  check ((chegada_em is null) = (atraso_min is null) and (atraso_min is null) = (faixa_atraso is null)),
  check ((motivo_recusa_id is null) = (motivo_recusa is null)),
  check ((motivo_falta_id is null) = (motivo_falta is null)),
  unique (pedido_id, tipo_alimentacao_id, entrega, versao)
);

-- Of two receivers of one meal at once, one wins.
create unique index recebimentos_um_vigente on recebimentos (pedido_id, tipo_alimentacao_id, entrega) where vigente;

create table itens_recebimento (
  recebimento_id integer not null references recebimentos (id),
  tipo_publico_id integer not null references tipos_publico (id),
  -- Confirmed; in a replacement, what was still missing.
  esperada integer not null check (esperada between 0 and 9999),
  entregue integer not null check (entregue between 0 and 9999),
  recusada integer not null check (recusada between 0 and entregue),
  primary key (recebimento_id, tipo_publico_id)
);

create table fotos_recebimento (
  recebimento_id integer not null references recebimentos (id),
  foto_id integer not null references fotos (id),
  ordem smallint not null,
  primary key (recebimento_id, foto_id)
);

-- A record of what arrived is paid by: it leaves force when corrected, and nothing else of it ever changes.
create function recebimentos_so_crescem() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and tg_table_name = 'recebimentos' then
    if old.vigente and to_jsonb(new) - 'vigente' = to_jsonb(old) - 'vigente' then
      return new;
    end if;
  end if;
  raise exception '% only grows: % refused', tg_table_name, tg_op;
end
$$;

create trigger recebimentos_so_crescem before update or delete on recebimentos
for each row execute function recebimentos_so_crescem();
create trigger itens_recebimento_so_crescem before update or delete on itens_recebimento
for each row execute function recebimentos_so_crescem();
create trigger fotos_recebimento_so_crescem before update or delete on fotos_recebimento
for each row execute function recebimentos_so_crescem();
