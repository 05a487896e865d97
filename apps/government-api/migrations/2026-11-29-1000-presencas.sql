-- What the presence codes of a unit are made of: the fixed one of its poster and the changing one of its screen.
create table segredos_presenca (
  lotacao_id integer primary key references lotacoes (id),
  segredo text not null check (length(segredo) >= 32)
);

-- How who inspected showed to have been in the unit; null in what was concluded before there were codes.
alter table versoes_fiscalizacao add presenca jsonb;
alter table fiscalizacoes add presenca text
  check (presenca in ('QR_ROTATIVO', 'QR_FIXO', 'A_MAO', 'NAO_CONFERE', 'SEM'));
