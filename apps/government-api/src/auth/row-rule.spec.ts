import { LotacaoAlheia, requireReach, restrictedTo } from './row-rule.ts';

describe('a regra da lotação', () => {
  const operacao = ['AL_GESTOR', 'SOLICITANTE'];

  it.each([
    ['quem só solicita fica na sua lotação', ['SOLICITANTE'], operacao, 7],
    ['gestor não tem limite', ['AL_GESTOR'], operacao, null],
    ['gestor que também solicita não tem limite', ['SOLICITANTE', 'AL_GESTOR'], operacao, null],
    ['outra autoridade que não abre esta operação não tira o limite', ['AL_FISCAL', 'SOLICITANTE'], operacao, 7],
    ['nem uma que ninguém conhece', ['XYZ', 'SOLICITANTE'], operacao, 7],
  ])('%s', (_nome, authorities, permitidas, esperado) => {
    expect(restrictedTo({ authorities, lotacaoId: 7 }, permitidas)).toBe(esperado);
  });

  it('quem solicita sem lotação não alcança nenhuma', () => {
    const restritaA = restrictedTo({ authorities: ['SOLICITANTE'], lotacaoId: null }, operacao);
    expect(() => requireReach({ restritaA }, 1)).toThrow(LotacaoAlheia);
  });

  it('recusa a lotação de outros e aceita a própria', () => {
    expect(() => requireReach({ restritaA: 7 }, 8)).toThrow(LotacaoAlheia);
    expect(() => requireReach({ restritaA: 7 }, 7)).not.toThrow();
    expect(() => requireReach({ restritaA: null }, 8)).not.toThrow();
  });
});
