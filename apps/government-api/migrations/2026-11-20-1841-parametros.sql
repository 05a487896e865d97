-- The constants of the domain's rules (4.6) that a manager may change, from a date on. What a constant is, its default and
-- its limits are in the code's registry; here is only what somebody changed.
create table parametros (
  chave text primary key,
  versao integer not null default 1
);

create table vigencias_parametro (
  chave text not null references parametros,
  vale_de date not null,
  -- Null is back to the default, whatever the default is then.
  valor jsonb check (jsonb_typeof(valor) in ('number', 'boolean', 'string')),
  usuario_id integer references usuarios,
  criado_em timestamptz not null default now(),
  primary key (chave, vale_de)
);
