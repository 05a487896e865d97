-- The photos a draft speaks of, as the device that holds them declares them: another device of the same person can conclude.
alter table fiscalizacoes add column rascunho_fotos jsonb;
