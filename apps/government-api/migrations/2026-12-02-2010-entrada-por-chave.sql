-- A confirmed key opens a session too (ADR 134).
alter table sessoes drop constraint sessoes_forma_check,
  add constraint sessoes_forma_check check (forma in ('SENHA', 'PROVEDOR', 'CHAVE'));

-- Signs the challenges, which are kept nowhere, and makes up the credentials of who has none: one row, made when it is first asked for.
create table segredo_da_entrada (
  unico boolean primary key default true check (unico),
  segredo text not null check (length(segredo) >= 32)
);
