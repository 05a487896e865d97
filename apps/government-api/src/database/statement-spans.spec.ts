import { summaryOf } from './statement-spans.ts';

describe('o resumo de um comando', () => {
  it.each([
    ['select * from "pedidos" where id = $1', 'select pedidos'],
    ['\n  insert into eventos (a) values ($1)', 'insert eventos'],
    ['update lotacoes set nome = $1', 'update lotacoes'],
    ['select (extract(epoch from e.em) * 1000) as em from eventos e', 'select eventos'],
    ['with x as (select 1 from itens) select * from x', 'with itens'],
    ['begin', 'begin'],
    ['', 'statement'],
  ])('%s', (text, summary) => {
    expect(summaryOf(text)).toBe(summary);
  });
});
