-- A first password is printed for somebody who has none of their own. It opens no session: until this instant it may be traded for
-- the one that the person chooses. Null: the password is the person's own.
alter table usuarios add column primeira_senha_ate timestamptz;
