-- Until when the supplier is to have corrected what an inspection asked of it.
alter table fiscalizacoes add correcao_ate date;
create index fiscalizacoes_correcao_ate on fiscalizacoes (correcao_ate) where correcao = 'PEDIDA' and correcao_ate is not null;
