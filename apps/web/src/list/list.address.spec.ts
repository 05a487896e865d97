import { changed, cleared, columnsIn, hasFilters, viewOf, wantedOf } from './list.address.ts';
import type { AddressRules } from './list.model.ts';

const rules: AddressRules = {
  filters: [
    { key: 'busca', label: 'Nome', kind: 'text' },
    {
      key: 'situacao',
      label: 'Situação',
      kind: 'select',
      start: 'ATIVOS',
      options: [
        { value: 'ATIVOS', label: 'Ativos' },
        { value: 'INATIVOS', label: 'Inativos' },
      ],
    },
    {
      key: 'uf',
      label: 'UF',
      kind: 'multi',
      options: [
        { value: 'MA', label: 'Maranhão' },
        { value: 'PI', label: 'Piauí' },
      ],
    },
    { key: 'de', label: 'De', kind: 'date' },
  ],
  sorts: ['nome', 'ordem'],
  order: 'ordem',
};
const columns = [{ key: 'nome' }, { key: 'sigla' }, { key: 'ordem' }];
const address = (text: string) => new URLSearchParams(text);

describe('the list in its address', () => {
  it('is the defaults when the address says nothing', () => {
    expect(wantedOf(address(''), rules)).toEqual({ situacao: 'ATIVOS', ordem: 'ordem', pagina: 1, tamanho: 50 });
  });

  it('ignores what the contract does not know', () => {
    const nonsense = 'situacao=X&uf=XX,MA&ordem=-toString&pag=-1&tamanho=7&de=ontem';
    expect(wantedOf(address(nonsense), rules)).toEqual({
      situacao: 'ATIVOS',
      uf: 'MA',
      ordem: 'ordem',
      pagina: 1,
      tamanho: 50,
    });
  });

  it('keeps "todos" in the address where the start is a choice', () => {
    const all = changed(address(''), 'situacao', 'todos', rules);
    expect(all.toString()).toBe('situacao=todos');
    expect(wantedOf(all, rules).situacao).toBeUndefined();
    expect(changed(all, 'situacao', 'ATIVOS', rules).toString()).toBe('');
  });

  it('goes back to the first page when a filter changes, not when a record opens or a column hides', () => {
    expect(changed(address('pag=3'), 'busca', 'ana', rules).toString()).toBe('busca=ana');
    expect(changed(address('pag=3'), 'item', '12', rules).toString()).toBe('pag=3&item=12');
    expect(changed(address('pag=3'), 'colunas', 'nome', rules).toString()).toBe('pag=3&colunas=nome');
  });

  it('leaves the tab of a record behind with the record', () => {
    expect(changed(address('item=12&aba=historico'), 'item', undefined, rules).toString()).toBe('');
  });

  it('is cleared without touching order, columns or density', () => {
    const clear = cleared(address('uf=MA&busca=a&ordem=-nome&colunas=nome&densidade=larga&pag=2'), rules);
    expect(clear.toString()).toBe('ordem=-nome&colunas=nome&densidade=larga');
    expect(hasFilters(clear, rules)).toBe(false);
  });

  it('shows the columns it names, in its order, each once', () => {
    expect(columnsIn('ordem,nome,ordem,x', columns)).toEqual(['ordem', 'nome']);
    expect(columnsIn('x', columns)).toBeNull();
  });

  it('is saved as a view without page and open record', () => {
    expect(viewOf(address('busca=a&pag=4&item=2&aba=historico&densidade=larga'))).toBe('busca=a&densidade=larga');
  });
});
