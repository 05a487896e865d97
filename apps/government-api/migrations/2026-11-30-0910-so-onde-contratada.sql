-- A kit, a night shift's supper: a meal that only the units see to which a contract brings it.
alter table tipos_alimentacao add column so_onde_contratada boolean not null default false;
