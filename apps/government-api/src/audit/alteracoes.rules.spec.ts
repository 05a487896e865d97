import { alteracoesEntre, semSegredos } from './alteracoes.rules.ts';

describe('o que mudou em um registro', () => {
  it('guarda só os campos que mudaram', () => {
    expect(
      alteracoesEntre(
        { nome: 'A', telefone: null, emails: ['a@b'], inicio: new Date('2026-01-01T00:00:00Z'), versao: 1 },
        { nome: 'B', telefone: null, emails: ['a@b'], inicio: '2026-01-01T00:00:00.000Z', versao: 2 },
      ),
    ).toEqual([{ campo: 'nome', antes: 'A', depois: 'B' }]);
  });

  it('ao criar, tudo o que foi preenchido; ao campo que falta corresponde vazio', () => {
    expect(alteracoesEntre(null, { nome: 'A', telefone: null, ativo: false })).toEqual([
      { campo: 'nome', antes: null, depois: 'A' },
      { campo: 'ativo', antes: null, depois: false },
    ]);
    expect(alteracoesEntre({ nome: 'A' }, {})).toEqual([{ campo: 'nome', antes: 'A', depois: null }]);
  });

  it('senha e resumo de senha nunca entram', () => {
    expect(alteracoesEntre({ senhaHash: 'x', senha: '1' }, { senhaHash: 'y', senha: '2' })).toEqual([]);
    expect(semSegredos({ senhaNova: 'x', tokenDeTroca: 'y', matricula: '1' })).toEqual({ matricula: '1' });
  });
});
