-- The whole life of an order (domain 4.5): every state and kind, what was confirmed and delivered, the ledger of adjustments.
alter table pedidos
  drop constraint pedidos_situacao_check,
  drop constraint pedidos_tipo_check,
  drop constraint pedidos_check,
  drop constraint pedidos_check1;
alter table pedidos
  -- What a programme sent by itself at the cut-off, for a unit that had said nothing.
  add column enviado_automaticamente boolean not null default false,
  add column complemento_de integer references pedidos,
  add column confirmado_em timestamptz,
  add column confirmado_por integer references usuarios,
  -- Why it is in the state it is in (returned, refused, cancelled); earlier reasons are in the history.
  add column motivo_id integer references motivos,
  add column motivo_texto text,
  -- What the history last told of the cells, while later typing is not yet in it: one line for a sitting, not one a key.
  add column registrado jsonb,
  add constraint pedidos_situacao_check check (situacao in
    ('RASCUNHO', 'ENVIADO', 'DEVOLVIDO', 'CONFIRMADO', 'RECUSADO', 'CANCELADO', 'ENTREGUE', 'ENTREGUE_PARCIAL', 'NAO_ENTREGUE',
     'ENCERRADO', 'EXPIRADO')),
  add constraint pedidos_tipo_check check (tipo in ('PROGRAMADO', 'AVULSO', 'COMPLEMENTAR', 'EMERGENCIAL')),
  -- What was sent carries its trail: contract, supplier, value, who and when. Only a draft expires without one.
  add constraint pedidos_rastro check (
    situacao in ('RASCUNHO', 'EXPIRADO')
    or (
      contrato_id is not null and fornecedor is not null and valor_previsto_centavos is not null
      and enviado_em is not null and enviado_por is not null
    )
  ),
  add constraint pedidos_emergencia_tem_motivo check (tipo <> 'EMERGENCIAL' or enviado_em is null or justificativa is not null),
  add constraint pedidos_complemento check ((tipo = 'COMPLEMENTAR') = (complemento_de is not null));

-- One living order a unit, day and kind; a refused, cancelled or expired one gives its place back.
drop index pedidos_um_por_lotacao_e_dia;
create unique index pedidos_um_vivo_por_lotacao_dia_e_tipo on pedidos (lotacao_id, data_refeicao, tipo)
  where situacao not in ('RECUSADO', 'CANCELADO', 'EXPIRADO');
create index pedidos_por_lotacao_e_dia on pedidos (lotacao_id, data_refeicao, id);
create index pedidos_por_complemento on pedidos (complemento_de) where complemento_de is not null;
-- What waits for somebody: the desk's queue and the nightly expiry read this, never the years behind.
create index pedidos_em_aberto on pedidos (data_refeicao, id) where situacao in ('RASCUNHO', 'ENVIADO', 'DEVOLVIDO');

alter table itens_pedido
  add column quantidade_confirmada integer check (quantidade_confirmada between 0 and 9999),
  add column quantidade_entregue integer check (quantidade_entregue between 0 and 9999),
  add column quantidade_recusada integer check (quantidade_recusada between 0 and 9999),
  add constraint itens_pedido_recusa_do_entregue check (quantidade_recusada <= quantidade_entregue);

-- The balance of a contract counts what was confirmed, where something was.
drop index itens_pedido_por_contrato;
create index itens_pedido_por_contrato
  on itens_pedido (contrato_id, pedido_id)
  include (tipo_alimentacao_id, tipo_publico_id, quantidade_solicitada, quantidade_confirmada, preco_centavos)
  where contrato_id is not null;

-- Every change after sending: who, why, when, accepted by whom (rule R28). One row a cell.
create table ajustes_pedido (
  id integer generated always as identity primary key,
  pedido_id integer not null references pedidos,
  tipo_alimentacao_id integer not null references tipos_alimentacao,
  tipo_publico_id integer not null references tipos_publico,
  de integer not null check (de between 0 and 9999),
  para integer not null check (para between 0 and 9999),
  motivo_id integer not null references motivos,
  texto text,
  situacao text not null check (situacao in ('SOLICITADO', 'ACEITO', 'RECUSADO')),
  -- Accepted by the rule itself, without a person's answer.
  automatico boolean not null,
  solicitado_em timestamptz not null,
  solicitado_por integer not null references usuarios,
  respondido_em timestamptz,
  respondido_por integer references usuarios,
  resposta text,
  check (de <> para),
  check ((situacao = 'SOLICITADO') = (respondido_em is null)),
  check (automatico or (respondido_por is null) = (respondido_em is null))
);
create index ajustes_pedido_por_pedido on ajustes_pedido (pedido_id, id);
-- One question at a time about one cell.
create unique index ajustes_pedido_um_por_celula on ajustes_pedido (pedido_id, tipo_alimentacao_id, tipo_publico_id)
  where situacao = 'SOLICITADO';

-- A draft that was never sent may be deleted with its lines, by who says so in the same transaction; the audit row tells
-- what it held.
create or replace function historico_pedido_so_cresce() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('alipen.rascunho_excluido', true) = old.pedido_id::text and exists (
    select from pedidos where id = old.pedido_id and situacao = 'RASCUNHO' and enviado_em is null
  ) then
    return old;
  end if;
  raise exception 'historico_pedido only grows: % refused', tg_op;
end
$$;

-- Who signs what the system does by itself. Never listed and never signs in: no password, no known authority, blocked.
alter table usuarios add column sistema boolean not null default false;
insert into usuarios (id, cpf, nome, matricula, senha_hash, authorities, ativo, nome_busca, sistema)
overriding system value
values (0, '00000000000', 'Sistema', 'SISTEMA', '!', '{SISTEMA}', false, 'sistema', true);
