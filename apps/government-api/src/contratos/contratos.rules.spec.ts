import { situacaoContrato } from './contratos.rules.ts';

describe('a situação do contrato', () => {
  const contrato = { vigenciaInicio: '2026-01-01', vigenciaFim: '2026-12-31', encerradoEm: null };

  it.each([
    ['2025-12-31', 'FUTURO'],
    ['2026-01-01', 'VIGENTE'],
    ['2026-11-30', 'VIGENTE'],
    ['2026-12-01', 'A_VENCER'],
    ['2026-12-31', 'A_VENCER'],
    ['2027-01-01', 'VENCIDO'],
  ])('em %s é %s', (hoje, situacao) => {
    expect(situacaoContrato(contrato, hoje)).toBe(situacao);
  });

  it('encerrado antes do prazo vale até o dia do encerramento', () => {
    const encerrado = { ...contrato, encerradoEm: '2026-06-30' };
    expect(situacaoContrato(encerrado, '2026-06-30')).toBe('VIGENTE');
    expect(situacaoContrato(encerrado, '2026-07-01')).toBe('ENCERRADO');
  });
});
