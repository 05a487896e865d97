import { nomeCurto } from './painel.nomes.ts';

describe('o nome de uma lotação na parede', () => {
  it.each([
    ['Cadeia Pública de Vila do Juçaral', 'CP Vila do Juçaral'],
    ['Delegacia Regional de Barra do Cocal', 'DR Barra do Cocal'],
    ['Delegacia de Pedra Alta', 'DP Pedra Alta'],
    ['Unidade Prisional de Barra do Cocal', 'UP Barra do Cocal'],
    ['Centro Socioeducativo Nova Maré', 'CSE Nova Maré'],
    ['UPSL 1', 'UPSL 1'],
    ['Delegacia', 'Delegacia'],
  ])('%s é %s', (nome, curto) => expect(nomeCurto(nome)).toBe(curto));
});
