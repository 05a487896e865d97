import { acoesDaVersao, periodo, precisaCortar, situacaoDaVersao } from './versoes.rules.ts';

describe('a versão de uma programação', () => {
  const versao = { vigenciaInicio: '2026-12-01', vigenciaFim: '2026-12-31' };

  it.each([
    ['2026-11-30', 'FUTURA', ['editar', 'remover']],
    ['2026-12-01', 'VIGENTE', ['editar', 'encerrar']],
    ['2026-12-31', 'VIGENTE', ['editar', 'encerrar']],
    ['2027-01-01', 'ENCERRADA', []],
  ] as const)('em %s é %s', (hoje, situacao, acoes) => {
    expect(situacaoDaVersao(versao, hoje)).toBe(situacao);
    expect(acoesDaVersao[situacao]).toEqual(acoes);
  });

  it('sem fim vale de um dia em diante', () => {
    expect(situacaoDaVersao({ ...versao, vigenciaFim: null }, '2030-01-01')).toBe('VIGENTE');
    expect(periodo({ ...versao, vigenciaFim: null })).toBe('01/12/2026 em diante');
    expect(periodo(versao)).toBe('01/12/2026 a 31/12/2026');
  });

  it('é cortada quando começou antes de hoje, não no próprio dia', () => {
    expect(precisaCortar(versao, '2026-12-01')).toBe(false);
    expect(precisaCortar(versao, '2026-12-02')).toBe(true);
  });
});
