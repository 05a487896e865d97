-- A photo comes with the identity its device gave it, and is kept upright and without the place it was taken in.
alter table fotos
  add column uuid uuid unique,
  -- What the camera wrote, in the zone it wrote or else the unit's.
  add column tirada_em timestamptz,
  add column largura integer,
  add column altura integer,
  -- The image's 64-bit print; null where the picture is too even for one. Its four 16-bit pieces, each with its place, find the near ones.
  add column impressao text check (impressao ~ '^[0-9a-f]{16}$'),
  add column faixas integer[];

-- The same bytes under two identities are two uses of one photo: both stay, and the manager is told.
alter table fotos drop constraint fotos_sha256_lotacao_id_key;
create unique index fotos_sem_identificador on fotos (sha256, lotacao_id) where uuid is null;
create index fotos_por_sha256 on fotos (sha256);
create index fotos_por_faixa on fotos using gin (faixas);

alter table fotos drop constraint fotos_contexto_check;
alter table fotos add constraint fotos_contexto_check check (contexto in
  ('RECEBIMENTO', 'PESAGEM', 'TERMOMETRO', 'MARMITA', 'VEICULO', 'NAO_CONFORMIDADE', 'ASSINATURA', 'OCORRENCIA'));

create table fotos_repetidas (
  id integer generated always as identity primary key,
  foto_id integer not null references fotos,
  anterior_id integer not null references fotos,
  semelhanca text not null check (semelhanca in ('IGUAL', 'PARECIDA')),
  -- Bits of the prints that differ.
  distancia integer not null check (distancia between 0 and 64),
  encontrada_em timestamptz not null,
  unique (foto_id, anterior_id)
);
