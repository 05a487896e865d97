-- Suppliers in full: who answers for them, whom to write to about what, their dietitian and sanitary licence.
alter table fornecedores
  -- Corporate name, trade name and CNPJ without accents, in lower case; the first gives the order of lists.
  add column nome_busca text collate "C",
  add column representante_legal text,
  add column preposto_nome text,
  add column preposto_telefone text,
  add column preposto_email text,
  add column nutricionista_nome text,
  add column nutricionista_crn text,
  add column endereco text,
  -- [{"assunto": "PEDIDOS", "email": "..."}]
  add column emails jsonb not null default '[]' check (jsonb_typeof(emails) = 'array'),
  add column alvara_numero text,
  add column alvara_validade date;

update fornecedores set nome_busca = translate(
  lower(razao_social || chr(10) || nome_fantasia || chr(10) || cnpj),
  'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn');
alter table fornecedores alter column nome_busca set not null;

-- One per order of the list; what filters read is inside, so that a page is found without touching the table.
create index fornecedores_por_nome on fornecedores (nome_busca, id) include (ativo);
create index fornecedores_por_cnpj on fornecedores (cnpj collate "C", id) include (ativo, nome_busca);
create index fornecedores_por_alvara on fornecedores (alvara_validade, id) include (ativo, nome_busca);

alter table contratos add column contrato_anterior_id integer references contratos;
alter table contratos add constraint contrato_nao_se_sucede check (contrato_anterior_id <> id);
alter table contratos add constraint encerrado_na_vigencia
  check (encerrado_em between vigencia_inicio and vigencia_fim) not valid;
create index contratos_por_fornecedor on contratos (fornecedor_id, vigencia_fim) include (vigencia_inicio, encerrado_em);
create index contratos_por_anterior on contratos (contrato_anterior_id);
