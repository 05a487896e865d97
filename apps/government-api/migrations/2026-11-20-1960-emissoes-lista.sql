-- What went to a supplier for a day of meals, exactly as it went: quantities, who, when. The next one says what changed.
create table emissoes_lista (
  id integer generated always as identity primary key,
  fornecedor_id integer not null references fornecedores,
  data date not null,
  -- Counts from one, by supplier and day.
  numero integer not null check (numero >= 1),
  em timestamptz not null,
  usuario_id integer not null references usuarios,
  total_refeicoes integer not null check (total_refeicoes >= 0),
  -- Differences from the one before; null in the first.
  mudancas integer check (mudancas >= 0),
  -- json, not jsonb: the text stays as it was written, and the hash is over that text.
  conteudo json not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  unique (data, fornecedor_id, numero)
);

create function emissoes_lista_so_cresce() returns trigger language plpgsql as $$
begin
  raise exception 'emissoes_lista only grows: % refused', tg_op;
end
$$;

create trigger emissoes_lista_so_cresce before update or delete on emissoes_lista
for each row execute function emissoes_lista_so_cresce();
