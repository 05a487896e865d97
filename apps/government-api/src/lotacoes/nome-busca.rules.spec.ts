import { searchText } from '../database/search-text.ts';
import { nomeBusca } from './nome-busca.rules.ts';

describe('a busca de lotações', () => {
  it('não vê acentos, maiúsculas nem espaços demais', () => {
    expect(searchText('  Cadeia  PÚBLICA de São João ')).toBe('cadeia publica de sao joao');
  });

  it('acha pelo nome, pelo código e pelo município, e ordena pelo nome', () => {
    const chave = nomeBusca({ nome: 'Prisão Á', codigo: 'UP-1', municipio: 'Açailândia' });
    expect(chave).toBe('prisao a\nup-1\nacailandia');
    expect(chave < nomeBusca({ nome: 'Prisão Á 2', codigo: 'A', municipio: 'A' })).toBe(true);
  });
});
