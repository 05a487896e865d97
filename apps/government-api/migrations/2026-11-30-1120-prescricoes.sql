-- Diets prescribed to a person, who is a code of the unit and nothing else (ADR 128): what, by whom, from when until when, and who
-- authorised it. The days behind stay explained: an ended one keeps the days on which it was in force.
create table prescricoes (
  id integer generated always as identity primary key,
  lotacao_id integer not null references lotacoes (id),
  pessoa text not null check (pessoa ~ '^[A-Z0-9][A-Z0-9./-]{0,11}$'),
  tipo_publico_id integer not null references tipos_publico (id),
  tipo_dieta_id integer not null references tipos_dieta (id),
  profissao text not null check (profissao in ('MEDICO', 'NUTRICIONISTA', 'ENFERMEIRO', 'DENTISTA')),
  registro text not null check (length(registro) between 2 and 20),
  de date not null,
  ate date not null,
  situacao text not null check (situacao in ('PEDIDA', 'AUTORIZADA', 'RECUSADA', 'ENCERRADA')),
  autorizada_em timestamptz,
  anterior_id integer references prescricoes (id),
  pedida_em timestamptz not null,
  pedida_por integer not null references usuarios (id),
  decidida_em timestamptz,
  decidida_por integer references usuarios (id),
  motivo text check (length(motivo) between 3 and 300),
  versao integer not null default 1,
  -- Ended before its first day, it was in force on none.
  check (ate >= de - 1),
  check (num_nulls(decidida_em, decidida_por) in (0, 2)),
  check ((situacao = 'AUTORIZADA') <= (autorizada_em is not null))
);
create index prescricoes_da_lotacao on prescricoes (lotacao_id, ate);
create index prescricoes_a_vencer on prescricoes (ate) where situacao = 'AUTORIZADA';
create index prescricoes_seguintes on prescricoes (anterior_id) where anterior_id is not null;

-- Why the diets of an order differ from those authorised for its day.
alter table pedidos add column dietas_motivo text check (length(dietas_motivo) between 3 and 300);
