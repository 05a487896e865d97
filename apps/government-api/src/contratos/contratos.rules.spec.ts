import { situacaoContrato, venceEmDias } from './contratos.rules.ts';

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
    expect(situacaoContrato(contrato, { hoje, diasAVencer: 30 })).toBe(situacao);
  });

  it('quantos dias antes do fim se avisa é o parâmetro do dia', () => {
    expect(situacaoContrato(contrato, { hoje: '2026-11-30', diasAVencer: 31 })).toBe('A_VENCER');
    expect(situacaoContrato(contrato, { hoje: '2026-12-01', diasAVencer: 29 })).toBe('VIGENTE');
  });

  it('encerrado antes do prazo vale até o dia do encerramento', () => {
    const encerrado = { ...contrato, encerradoEm: '2026-06-30' };
    expect(situacaoContrato(encerrado, { hoje: '2026-05-30', diasAVencer: 30 })).toBe('VIGENTE');
    expect(situacaoContrato(encerrado, { hoje: '2026-06-30', diasAVencer: 30 })).toBe('A_VENCER');
    expect(situacaoContrato(encerrado, { hoje: '2026-07-01', diasAVencer: 30 })).toBe('ENCERRADO');
  });

  it.each([
    ['2025-12-31', null],
    ['2026-12-08', 23],
    ['2026-12-31', 0],
    ['2027-01-01', null],
  ])('em %s vence em %s dias', (hoje, dias) => {
    expect(venceEmDias(contrato, hoje)).toBe(dias);
  });
});
