import { movido, paginaDe } from './tipos-publico.pagina.ts';

const tipo = (id: number, nome: string, ativo = true) => ({
  id,
  nome,
  sigla: nome.slice(0, 3).toUpperCase(),
  ordem: id * 10,
  baseConferencia: 'SEM_BASE' as const,
  exigeJustificativa: false,
  permiteDieta: true,
  contaNosTotais: true,
  ativo,
  versao: 1,
});
const todos = [tipo(1, 'Interno'), tipo(2, 'Ácolhido'), tipo(3, 'Servidor', false)];
const nomes = (filtro: object) => paginaDe(todos, { pagina: 1, tamanho: 50, ...filtro }).itens.map(({ nome }) => nome);

describe('a lista de públicos', () => {
  it('vem na ordem das colunas e aceita outra', () => {
    expect(nomes({})).toEqual(['Interno', 'Ácolhido', 'Servidor']);
    expect(nomes({ ordem: 'nome' })).toEqual(['Ácolhido', 'Interno', 'Servidor']);
    expect(nomes({ ordem: '-ordem' })).toEqual(['Servidor', 'Ácolhido', 'Interno']);
  });
  it('acha sem acento e filtra pela situação', () => {
    expect(nomes({ busca: 'acolh' })).toEqual(['Ácolhido']);
    expect(nomes({ situacao: 'INATIVO' })).toEqual(['Servidor']);
  });
  it('um público sobe ou desce um lugar, nunca além do fim', () => {
    expect(movido([1, 2, 3], 3, -1)).toEqual([1, 3, 2]);
    expect(movido([1, 2, 3], 1, 1)).toEqual([2, 1, 3]);
    expect(movido([1, 2, 3], 1, -1)).toBeNull();
    expect(movido([1, 2, 3], 3, 1)).toBeNull();
  });
});
