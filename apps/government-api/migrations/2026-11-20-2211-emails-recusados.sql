-- What a person does not want by e-mail; everything else they get. The notification itself stays in the application.
create table emails_recusados (
  usuario_id int not null references usuarios (id),
  evento text not null,
  desde timestamptz not null,
  primary key (usuario_id, evento)
);
