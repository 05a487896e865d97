-- The numbers of the seals that a delivery came with, as whoever received it read them.
alter table recebimentos add column lacres text[] not null default '{}' check (cardinality(lacres) <= 60);
