-- A record made on the wrong meal is annulled by a version of its own: who, when and why, and nothing of what came.
alter table recebimentos
  add column anulacao boolean not null default false,
  add constraint recebimento_anulacao_fora_de_vigor check (not anulacao or (not vigente and motivo_correcao is not null));

-- What is recorded after an annulment is a later version that corrects nothing.
do $$
declare
  regra text;
begin
  select conname into strict regra from pg_constraint
  where conrelid = 'recebimentos'::regclass and contype = 'c'
    and pg_get_constraintdef(oid) like '%versao = 1%motivo_correcao%';
  execute format('alter table recebimentos drop constraint %I', regra);
end
$$;
alter table recebimentos add constraint recebimento_primeira_sem_correcao check (versao > 1 or motivo_correcao is null);
