import { gerarSenha, recusaDaSenha } from './senha.rules.ts';

const quem = { cpf: '11144477735', matricula: '2026-A17' };
const comuns = new Set(['password', 'qwertyuiop', 'futebol123']);

describe('a senha que alguém escolhe', () => {
  it.each([
    ['111.444.777-35', 'A senha não pode ser o CPF.'],
    ['meu 11144477735!', 'A senha não pode ser o CPF.'],
    ['senha-2026-a17', 'A senha não pode ter a matrícula.'],
    ['Alipen2026', 'A senha não pode ser o nome do sistema com pouco mais.'],
    ['marmita1', 'A senha não pode ser o nome do sistema com pouco mais.'],
    ['Futebol123', 'Esta é uma das senhas mais usadas: é das primeiras que alguém tentaria. Escolha outra.'],
    ['quatro bois e uma canga', undefined],
    ['marmita de segunda sem feijão', undefined],
    ['çãõ çãõ çãõ', undefined],
    ['ponto.virgula;dois', undefined],
  ])('%s', (senha, recusa) => {
    expect(recusaDaSenha(senha, quem, comuns)).toBe(recusa);
  });

  it('uma matrícula curta não proíbe números', () => {
    expect(recusaDaSenha('quatro bois 17', { ...quem, matricula: '17' }, comuns)).toBeUndefined();
  });

  it('a que o sistema gera nunca é recusada', () => {
    expect(recusaDaSenha(gerarSenha(), quem, comuns)).toBeUndefined();
  });
});
