-- An NFS-e of the national layout is a second kind of invoice; its key has 50 places, with the CNPJ from the tenth on.
alter table chaves_de_nota drop constraint chaves_de_nota_chave_check;
alter table chaves_de_nota add constraint chaves_de_nota_chave_check
  check (chave ~ '^([0-9]{6}[0-9A-Z]{12}[0-9]{26}|[0-9]{9}[0-9A-Z]{12}[0-9]{29})$');

-- All that was read until now is of the first kind.
update notas_fiscais set nota = nota || '{"especie": "NFE"}' where nota is not null and not nota ? 'especie';
