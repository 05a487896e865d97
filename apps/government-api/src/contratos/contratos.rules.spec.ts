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
    expect(situacaoContrato(contrato, { hoje, diasAVencer: 30 })).toBe(situacao);
  });

  it('quantos dias antes do fim se avisa é o parâmetro do dia', () => {
    expect(situacaoContrato(contrato, { hoje: '2026-11-30', diasAVencer: 31 })).toBe('A_VENCER');
    expect(situacaoContrato(contrato, { hoje: '2026-12-01', diasAVencer: 29 })).toBe('VIGENTE');
  });

  it('encerrado antes do prazo vale até o dia do encerramento', () => {
    const encerrado = { ...contrato, encerradoEm: '2026-06-30' };
    expect(situacaoContrato(encerrado, { hoje: '2026-06-30', diasAVencer: 30 })).toBe('A_VENCER');
    expect(situacaoContrato(encerrado, { hoje: '2026-07-01', diasAVencer: 30 })).toBe('ENCERRADO');
  });
});
