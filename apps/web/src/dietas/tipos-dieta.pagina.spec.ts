import { paginaDe } from './tipos-dieta.pagina.ts';

const tipo = (id: number, nome: string, ativo = true) => ({ id, codigo: `D${id}`, nome, ativo, versao: 1 });
const todos = [tipo(2, 'Pastosa'), tipo(10, 'Ácida'), tipo(1, 'Sem sal', false)];
const codigos = (filtro: object) =>
  paginaDe(todos, { pagina: 1, tamanho: 20, ...filtro }).itens.map(({ codigo }) => codigo);

describe('a lista de tipos de dieta', () => {
  it('vem pelo código, como número, e aceita o nome', () => {
    expect(codigos({})).toEqual(['D1', 'D2', 'D10']);
    expect(codigos({ ordem: '-codigo' })).toEqual(['D10', 'D2', 'D1']);
    expect(codigos({ ordem: 'nome' })).toEqual(['D10', 'D2', 'D1']);
  });
  it('acha pelo código ou pelo nome, sem acento, e filtra pela situação', () => {
    expect(codigos({ busca: 'acida' })).toEqual(['D10']);
    expect(codigos({ busca: 'd2' })).toEqual(['D2']);
    expect(codigos({ situacao: 'INATIVO' })).toEqual(['D1']);
  });
  it('de uma página em uma página', () => {
    expect(paginaDe(todos, { pagina: 2, tamanho: 2 })).toMatchObject({ itens: [{ codigo: 'D10' }], total: 3 });
  });
});
