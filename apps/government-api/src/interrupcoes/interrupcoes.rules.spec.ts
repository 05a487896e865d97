import { errosDoFim, errosDoPeriodo, faseDe } from './interrupcoes.rules.ts';

const hoje = '2026-11-24';
const contrato = { numero: '12/2026', inicio: '2026-01-01', fim: '2026-12-31' };
const erro = (inicio: string, fim: string) => errosDoPeriodo({ inicio, fim }, { hoje, contrato })[0];

describe('the days of an interruption', () => {
  it('go from today on, within the contract, for three months at most', () => {
    expect(erro('2026-11-24', '2026-11-24')).toBeUndefined();
    expect(erro('2026-11-23', '2026-11-30')?.pointer).toBe('/inicio');
    expect(erro('2026-11-30', '2026-11-29')?.pointer).toBe('/fim');
    expect(erro('2026-11-24', '2027-02-23')?.detail).toMatch(
      /^O contrato 12\/2026 vale de 01\/01\/2026 a 31\/12\/2026/,
    );
    expect(erro('2026-11-24', '2027-02-24')?.detail).toMatch(/até três meses/);
  });

  it('end yesterday or later, before the end that was foreseen', () => {
    const curso = { inicio: '2026-11-20', fim: '2026-11-30' };
    expect(errosDoFim(curso, '2026-11-23', hoje)).toEqual([]);
    expect(errosDoFim(curso, '2026-11-22', hoje)[0]?.detail).toBe('O último dia sem entrega é 23/11/2026 ou depois.');
    expect(errosDoFim(curso, '2026-11-30', hoje)[0]?.detail).toMatch(/termina em 30\/11\/2026/);
  });

  it('did not happen when it ends on the eve of its beginning', () => {
    const futura = { inicio: '2026-12-01', fim: '2026-12-05' };
    expect(errosDoFim(futura, '2026-11-30', hoje)).toEqual([]);
    expect(errosDoFim(futura, '2026-11-29', hoje)).toHaveLength(1);
    expect(faseDe({ ...futura, fim: '2026-11-30' }, hoje)).toBe('SEM_EFEITO');
  });

  it('say where they stand', () => {
    expect(faseDe({ inicio: '2026-11-25', fim: '2026-11-26' }, hoje)).toBe('FUTURA');
    expect(faseDe({ inicio: '2026-11-24', fim: '2026-11-24' }, hoje)).toBe('EM_CURSO');
    expect(faseDe({ inicio: '2026-11-20', fim: '2026-11-23' }, hoje)).toBe('PASSADA');
  });
});
