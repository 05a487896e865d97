-- What a manager decides of each public (domain.md 4.1, screens.md 3.12).
alter table tipos_publico
  add column exige_justificativa boolean not null default false,
  add column permite_dieta boolean not null default true,
  add column conta_nos_totais boolean not null default true;
