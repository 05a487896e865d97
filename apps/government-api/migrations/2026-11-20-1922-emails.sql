-- Where a person wants to be told by e-mail; a unit has its own.
alter table usuarios add column email text check (email is null or (length(email) <= 200 and email like '%_@_%'));

-- What is to be sent: written in the transaction of what it tells, sent afterwards.
create table emails (
  id integer generated always as identity primary key,
  -- The event it tells of: one mail an event and address, whatever happens.
  chave text not null,
  para text not null,
  assunto text not null,
  texto text not null,
  situacao text not null default 'PENDENTE' check (situacao in
    ('PENDENTE', 'ENVIANDO', 'ENVIADO', 'RECUSADO', 'VENCIDO', 'INCERTO')),
  tentativas integer not null default 0,
  criado_em timestamptz not null,
  proxima_tentativa_em timestamptz not null,
  -- After it nobody is helped by it any more.
  vale_ate timestamptz not null,
  terminado_em timestamptz,
  erro text,
  constraint email_um_por_evento_e_endereco unique (chave, para)
);
create index emails_a_enviar on emails (proxima_tentativa_em, id) where situacao in ('PENDENTE', 'ENVIANDO');
create index emails_por_idade on emails (criado_em);
