-- What a unit is reached by, and the larger unit a small one is fed through.
alter table lotacoes
  add column sigla text check (sigla <> ''),
  add column endereco text check (endereco <> ''),
  add column email text check (email <> ''),
  add column responsavel_nome text check (responsavel_nome <> ''),
  add column lotacao_principal_id integer references lotacoes,
  add constraint lotacao_nao_e_principal_de_si check (lotacao_principal_id <> id);
create index lotacoes_por_principal on lotacoes (lotacao_principal_id) where lotacao_principal_id is not null;

-- A ring of main units would have no kitchen. Two people could each close half of it at once: one waits for the other.
create function lotacoes_sem_ciclo() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(1811);
  if exists (
    with recursive acima (id, principal) as (
      select l.id, l.lotacao_principal_id from lotacoes l where l.id = new.lotacao_principal_id
      union
      select l.id, l.lotacao_principal_id from lotacoes l join acima a on l.id = a.principal
    )
    select from acima where principal = new.id
  ) then
    raise exception 'a lotação % ficaria principal de si mesma', new.id
      using errcode = 'check_violation', constraint = 'lotacoes_sem_ciclo';
  end if;
  return new;
end $$;
create trigger lotacoes_sem_ciclo before insert or update of lotacao_principal_id on lotacoes
  for each row when (new.lotacao_principal_id is not null) execute function lotacoes_sem_ciclo();
